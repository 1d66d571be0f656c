find_package(fmt REQUIRED)
find_package(Threads REQUIRED)
find_package(SQLite3 REQUIRED)

# The service is a library of its own, so that tests can ask it without a socket.
file(GLOB server_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/apps/server/*.cpp)

# Its description of itself is a file that people can read, put into the program as it is.
set(openapi_file ${PROJECT_SOURCE_DIR}/apps/server/openapi.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${openapi_file})
file(READ ${openapi_file} openapi)
string(REPLACE "\"VERSION\"" "\"${PROJECT_VERSION}\"" openapi "${openapi}")
configure_file(${PROJECT_SOURCE_DIR}/apps/server/openapi.cpp.in
  ${PROJECT_BINARY_DIR}/server/openapi.cpp @ONLY)

include(cmake/page.cmake)

add_library(shinpan_server STATIC ${server_sources}
  ${PROJECT_BINARY_DIR}/server/openapi.cpp ${PROJECT_BINARY_DIR}/server/page_files.cpp)
add_library(shinpan::server ALIAS shinpan_server)
shinpan_own_target(shinpan_server)
target_include_directories(shinpan_server PUBLIC ${PROJECT_SOURCE_DIR}/apps)
# Debian's httplib is a compiled library, linked by name.
target_link_libraries(shinpan_server
  PUBLIC shinpan::api shinpan::record
  PRIVATE nlohmann_json::nlohmann_json fmt::fmt Threads::Threads SQLite::SQLite3 cpp-httplib)
