# Compiler options of every target whose sources are ours.

set(SHINPAN_OWN_OPTIONS -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast)
if(SHINPAN_WERROR)
  list(APPEND SHINPAN_OWN_OPTIONS -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # For clang -Wconversion includes signs, for g++ it does not; and GoogleTest's macros leave the
  # variadic part empty, which C++20 allows and clang 14 still reports.
  list(APPEND SHINPAN_OWN_OPTIONS -Wno-sign-conversion -Wno-gnu-zero-variadic-macro-arguments)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  list(APPEND SHINPAN_OWN_OPTIONS -Wno-restrict) # false alarms on std::string, GCC bug 105651
endif()
if(SHINPAN_BASELINE_V2 AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  list(APPEND SHINPAN_OWN_OPTIONS -march=x86-64-v2)
endif()

function(shinpan_own_target target)
  target_compile_options(${target} PRIVATE ${SHINPAN_OWN_OPTIONS})
endfunction()
