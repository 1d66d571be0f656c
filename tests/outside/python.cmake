# Installs the Python package of the build BUILT into an empty prefix and uses it from there.
set(prefix ${BUILT}/python_package)
set(source ${CMAKE_CURRENT_LIST_DIR}/../..)
file(REMOVE_RECURSE ${prefix})
execute_process(
  COMMAND ${CMAKE_COMMAND} --install ${BUILT} --component python --prefix ${prefix}
  COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE package ${prefix}/__init__.py)
cmake_path(GET package PARENT_PATH folder)
cmake_path(GET folder PARENT_PATH folder)
foreach(script bindings/python/example/judge.py tests/python/package_test.py)
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${folder} PYTHONDONTWRITEBYTECODE=1
      ${PYTHON} ${source}/${script}
    WORKING_DIRECTORY ${source} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
