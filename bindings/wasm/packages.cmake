# Debian's packages of header-only libraries are not in emscripten's sysroot, and the folder that
# they share with the system's own headers must not be. So a folder of links to just these.
set(linked ${PROJECT_BINARY_DIR}/linked)
file(MAKE_DIRECTORY ${linked})
function(shinpan_link_headers target folder header)
  find_path(${folder}_FOLDER ${header} PATHS /usr/include NO_DEFAULT_PATH
    NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  mark_as_advanced(${folder}_FOLDER)
  file(CREATE_LINK ${${folder}_FOLDER}/${folder} ${linked}/${folder} SYMBOLIC)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE ${linked})
endfunction()

shinpan_link_headers(tl::expected tl tl/expected.hpp)
shinpan_link_headers(nlohmann_json::nlohmann_json nlohmann nlohmann/json.hpp)
