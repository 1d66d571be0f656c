# What `shinpan leaflet` is made of; a library, so that the tests can link it. The parts of the book
# that it prints go into the program as they are.
set(book_folder ${PROJECT_SOURCE_DIR}/atlas)
file(GLOB book_problems CONFIGURE_DEPENDS ${book_folder}/problems/*.json)
set(book_data "")
set(book_rows "")
set(book_number 0)
foreach(file IN LISTS book_problems)
  string(APPEND book_data "SHINPAN_BOOK_FILE(problem_${book_number}, \"${file}\")\n")
  string(APPEND book_rows "      problem_${book_number}(),\n")
  math(EXPR book_number "${book_number} + 1")
endforeach()
configure_file(${PROJECT_SOURCE_DIR}/apps/leaflet/files.cpp.in
  ${PROJECT_BINARY_DIR}/leaflet/files.cpp @ONLY)
set_source_files_properties(${PROJECT_BINARY_DIR}/leaflet/files.cpp PROPERTIES
  OBJECT_DEPENDS "${book_folder}/book.json;${book_folder}/leaflet.json;${book_problems}")

file(GLOB leaflet_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/apps/leaflet/*.cpp)
add_library(shinpan_leaflet STATIC ${leaflet_sources} ${PROJECT_BINARY_DIR}/leaflet/files.cpp)
add_library(shinpan::leaflet ALIAS shinpan_leaflet)
shinpan_own_target(shinpan_leaflet)
target_include_directories(shinpan_leaflet PUBLIC ${PROJECT_SOURCE_DIR}/apps)
target_link_libraries(shinpan_leaflet
  PUBLIC shinpan::api shinpan::draw shinpan::record nlohmann_json::nlohmann_json)
