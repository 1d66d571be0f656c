# tests/unit/ROOM/*_test.cpp make one program ROOM_test; property and cases make one each.
# Tests run in the repository root, so they name their data as tests/data/...

include(GoogleTest)
find_package(GTest REQUIRED)
find_package(fmt REQUIRED)

# shinpan_add_test(NAME FOLDER LABEL LIBRARY...)
function(shinpan_add_test name folder label)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*_test.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_test ${sources})
  shinpan_own_target(${name}_test)
  target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${name}_test PRIVATE SHINPAN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  # Debian's rapidcheck is linked by name.
  target_link_libraries(${name}_test PRIVATE ${ARGN}
    GTest::gmock GTest::gtest_main rapidcheck nlohmann_json::nlohmann_json fmt::fmt)
  gtest_discover_tests(${name}_test
    TEST_PREFIX ${name}/
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS ${label} TIMEOUT 300)
endfunction()

file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/tests/unit/*)
foreach(folder IN LISTS folders)
  cmake_path(GET folder FILENAME room)
  if(NOT TARGET shinpan::${room})
    continue() # a binding that this build leaves out
  endif()
  shinpan_add_test(${room} ${folder} unit shinpan::${room} shinpan::record)
endforeach()
shinpan_add_test(property ${PROJECT_SOURCE_DIR}/tests/property property
  shinpan::api shinpan_verify_lib)
shinpan_add_test(cases ${PROJECT_SOURCE_DIR}/tests/cases cases shinpan::api)

if(SHINPAN_TEST_OUTSIDE)
  include(cmake/outside.cmake)
endif()
