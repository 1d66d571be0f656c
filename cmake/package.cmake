# A Debian package by CPack; packaging/deb.sh makes it. Besides what the targets install it has the
# manual pages and completions that the programs describe, and the service.
include(GNUInstallDirs)
set(described ${PROJECT_BINARY_DIR}/described)
install(DIRECTORY ${described}/ DESTINATION ${CMAKE_INSTALL_DATADIR} OPTIONAL)
install(FILES packaging/deb/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES packaging/deb/shinpan.service DESTINATION lib/systemd/system)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME shinpan)
set(CPACK_PACKAGE_CONTACT "Shinpan authors <shinpan@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "librsvg2-bin, fonts-paratype") # printing
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libexpected-dev, libicu-dev") # for programs in C++
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for finished games of Go")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Give it a game record or a drawn board: it says which stones are alive,
which are dead, whose each point is, both sums, who won under the rules you
play by, and why. Where a status is proved it says so, and an independent
checker, shinpan-verify, walks through the proof; where it is an estimate it
says that too.
.
It reads SGF, GIB, NGF and UGF, knows the Japanese, Chinese, Korean, AGA, BGA,
New Zealand, Ing, Tromp-Taylor and older rules, speaks GTP, serves over HTTP
with a page for the browser, and judges batches of any length. The package has
the library for C and C++ as well.")

# What dpkg wants to know of the shared library; CPack's own way calls ldconfig in scripts.
set(control ${PROJECT_BINARY_DIR}/deb)
set(soversion ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
file(CONFIGURE OUTPUT ${control}/triggers CONTENT "activate-noawait ldconfig\n")
file(CONFIGURE OUTPUT ${control}/shlibs
  CONTENT "libshinpan_c ${soversion} shinpan (>= ${PROJECT_VERSION})\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${control}/triggers ${control}/shlibs)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
