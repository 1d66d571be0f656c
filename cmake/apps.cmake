# shinpan_add_program(NAME FOLDER LIBRARY...): nothing while the folder has no sources.
function(shinpan_add_program name folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  shinpan_own_target(${name})
  target_link_libraries(${name} PRIVATE ${ARGN})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/${folder})
  install(TARGETS ${name})
endfunction()

find_package(CLI11 REQUIRED)
find_package(fmt REQUIRED)
find_package(Threads REQUIRED)
shinpan_add_program(shinpan apps/cli
  shinpan::api shinpan::record shinpan::gtp shinpan::leaflet shinpan::server shinpan::worker
  CLI11::CLI11 fmt::fmt Threads::Threads)
