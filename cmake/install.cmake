include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/shinpan)
list(TRANSFORM SHINPAN_ROOMS PREPEND shinpan_ OUTPUT_VARIABLE targets)
install(TARGETS ${targets} EXPORT shinpan-targets FILE_SET HEADERS)
install(EXPORT shinpan-targets NAMESPACE shinpan:: DESTINATION ${package_folder})
if(TARGET shinpan_c)
  install(TARGETS shinpan_c EXPORT shinpan-c-targets FILE_SET HEADERS)
  install(EXPORT shinpan-c-targets NAMESPACE shinpan:: DESTINATION ${package_folder})
endif()
configure_package_config_file(cmake/shinpan-config.cmake.in shinpan-config.cmake
  INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(shinpan-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/shinpan-config.cmake
  ${PROJECT_BINARY_DIR}/shinpan-config-version.cmake
  DESTINATION ${package_folder})
