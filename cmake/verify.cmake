# The proof checker: a library of its own that knows nothing of the others, and its program.
file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/verify/*.cpp)
set(main ${PROJECT_SOURCE_DIR}/src/verify/main.cpp)
list(REMOVE_ITEM sources ${main})
add_library(shinpan_verify_lib STATIC ${sources})
add_library(shinpan::verify ALIAS shinpan_verify_lib)
shinpan_own_target(shinpan_verify_lib)
target_compile_features(shinpan_verify_lib PUBLIC cxx_std_20)
target_include_directories(shinpan_verify_lib PUBLIC ${PROJECT_SOURCE_DIR}/src)

if(SHINPAN_BUILD_APPS)
  add_executable(shinpan-verify ${main})
  shinpan_own_target(shinpan-verify)
  target_compile_definitions(shinpan-verify PRIVATE SHINPAN_VERSION="${PROJECT_VERSION}")
  target_link_libraries(shinpan-verify PRIVATE shinpan_verify_lib)
  set_target_properties(shinpan-verify PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/src/verify)
  install(TARGETS shinpan-verify)
endif()
