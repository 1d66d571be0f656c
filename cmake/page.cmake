# The page, built by web/build.sh, goes into the program file by file, each also compressed. Without
# it the program serves its interface alone.
set(SHINPAN_PAGE ${PROJECT_SOURCE_DIR}/web/dist CACHE PATH "Folder of the built page")

set(page_types
  html "text/html\\; charset=utf-8" js "text/javascript\\; charset=utf-8" mjs "text/javascript\\; charset=utf-8"
  css "text/css\\; charset=utf-8" json "application/json" webmanifest "application/manifest+json"
  wasm "application/wasm" svg "image/svg+xml" png "image/png" ico "image/x-icon"
  pdf "application/pdf" txt "text/plain\\; charset=utf-8")

function(shinpan_page_type file out)
  cmake_path(GET file EXTENSION LAST_ONLY extension)
  string(SUBSTRING "${extension}" 1 -1 extension)
  list(FIND page_types "${extension}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "${file}: no media type is known for it")
  endif()
  math(EXPR at "${at} + 1")
  list(GET page_types ${at} type)
  set(${out} "${type}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE page_files CONFIGURE_DEPENDS RELATIVE ${SHINPAN_PAGE} ${SHINPAN_PAGE}/*)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/server/page)
set(page_data "")
set(page_rows "")
set(page_number 0)
foreach(file IN LISTS page_files)
  set(plain ${SHINPAN_PAGE}/${file})
  set(gzipped ${PROJECT_BINARY_DIR}/server/page/${page_number}.gz)
  file(ARCHIVE_CREATE OUTPUT ${gzipped} PATHS ${plain} FORMAT raw COMPRESSION GZip)
  shinpan_page_type(${file} type)
  string(FIND "${file}" "assets/" in_assets)
  if(in_assets EQUAL 0)
    set(lasting true)
  else()
    set(lasting false)
  endif()
  string(APPEND page_data "SHINPAN_FILE(plain_${page_number}, \"${plain}\")\n"
    "SHINPAN_FILE(gzipped_${page_number}, \"${gzipped}\")\n")
  string(APPEND page_rows "      {\"/${file}\", \"${type}\", plain_${page_number}(), "
    "gzipped_${page_number}(), ${lasting}},\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${plain})
  list(APPEND page_inputs ${plain} ${gzipped})
  math(EXPR page_number "${page_number} + 1")
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/apps/server/page_files.cpp.in
  ${PROJECT_BINARY_DIR}/server/page_files.cpp @ONLY)
set_source_files_properties(${PROJECT_BINARY_DIR}/server/page_files.cpp
  PROPERTIES OBJECT_DEPENDS "${page_inputs}")
