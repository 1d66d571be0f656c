# The library as a stranger meets it: each header stands alone, and an installed copy is found.

get_property(headers GLOBAL PROPERTY SHINPAN_HEADERS)
set(sources "")
foreach(header IN LISTS headers)
  cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src)
  set(source ${PROJECT_BINARY_DIR}/headers/${header}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n")
  list(APPEND sources ${source})
endforeach()
if(sources)
  add_library(headers_alone OBJECT ${sources})
  shinpan_own_target(headers_alone)
  target_compile_options(headers_alone PRIVATE -O0 -g0)
  target_link_libraries(headers_alone PRIVATE shinpan::api)
endif()

if(TARGET shinpan_board AND EXISTS ${PROJECT_SOURCE_DIR}/src/shinpan/board/board.cpp)
  add_test(NAME outside/find_package COMMAND ${CMAKE_COMMAND}
    -D BUILT=${PROJECT_BINARY_DIR} -D COMPILER=${CMAKE_CXX_COMPILER}
    -D C_COMPILER=$<$<TARGET_EXISTS:shinpan_c>:cc>
    -P ${PROJECT_SOURCE_DIR}/tests/outside/find_package.cmake)
  set_tests_properties(outside/find_package PROPERTIES LABELS outside TIMEOUT 300)
endif()
