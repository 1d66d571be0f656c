# fuzz/NAME_fuzz.cpp: a libFuzzer program in the fuzz preset, elsewhere a test that replays
# fuzz/corpus/NAME, so that every input that once broke something stays tested.

file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/fuzz/*_fuzz.cpp)
foreach(source IN LISTS sources)
  cmake_path(GET source STEM target)
  string(REGEX REPLACE "_fuzz$" "" name ${target})
  add_executable(${target} ${source})
  shinpan_own_target(${target})
  target_link_libraries(${target} PRIVATE shinpan::api shinpan::verify)
  if(SHINPAN_BUILD_FUZZERS)
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/fuzz/replay_main.cpp)
    add_test(NAME fuzz/${name} COMMAND ${target} ${PROJECT_SOURCE_DIR}/fuzz/corpus/${name})
    set_tests_properties(fuzz/${name} PROPERTIES LABELS fuzz TIMEOUT 300)
  endif()
endforeach()
