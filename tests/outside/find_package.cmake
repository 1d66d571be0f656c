# Installs the build BUILT into an empty prefix, then builds and runs a stranger's program with it.
set(work ${BUILT}/find_package)
file(REMOVE_RECURSE ${work})
set(steps
  "${CMAKE_COMMAND} --install ${BUILT} --prefix ${work}/prefix"
  "${CMAKE_COMMAND} -G Ninja -S ${CMAKE_CURRENT_LIST_DIR}/find_package -B ${work}/build \
    -DCMAKE_PREFIX_PATH=${work}/prefix -DCMAKE_CXX_COMPILER=${COMPILER}"
  "${CMAKE_COMMAND} --build ${work}/build"
  "${work}/build/stranger")
if(C_COMPILER)
  # A program in C, through CMake and through pkg-config; the installed files are all it sees.
  set(example ${CMAKE_CURRENT_LIST_DIR}/../../bindings/c/example)
  file(COPY ${example} DESTINATION ${work})
  list(APPEND steps
    "${CMAKE_COMMAND} -G Ninja -S ${work}/example -B ${work}/example/build \
      -DCMAKE_PREFIX_PATH=${work}/prefix -DCMAKE_C_COMPILER=${C_COMPILER}"
    "${CMAKE_COMMAND} --build ${work}/example/build"
    "${work}/example/build/judge"
    "${CMAKE_CURRENT_LIST_DIR}/pkg_config.sh ${work}/prefix ${work}/example/judge.c ${C_COMPILER}")
endif()
foreach(step IN LISTS steps)
  separate_arguments(command UNIX_COMMAND "${step}")
  execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
