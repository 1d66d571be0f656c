# What `shinpan worker` is made of. Without the client of NATS the program is built all the same, and
# the command says that it is missing.
option(SHINPAN_WITH_NATS "Build the worker of the queue where the client of NATS is found" ON)

add_library(shinpan_worker STATIC)
add_library(shinpan::worker ALIAS shinpan_worker)
shinpan_own_target(shinpan_worker)
target_include_directories(shinpan_worker PUBLIC ${PROJECT_SOURCE_DIR}/apps)
target_link_libraries(shinpan_worker PUBLIC shinpan::api shinpan::server)

find_library(SHINPAN_NATS nats)
find_path(SHINPAN_NATS_HEADERS nats/nats.h)
mark_as_advanced(SHINPAN_NATS SHINPAN_NATS_HEADERS)
if(SHINPAN_WITH_NATS AND SHINPAN_NATS AND SHINPAN_NATS_HEADERS)
  file(GLOB worker_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/apps/worker/*.cpp)
  list(FILTER worker_sources EXCLUDE REGEX "/absent\\.cpp$")
  target_include_directories(shinpan_worker SYSTEM PRIVATE ${SHINPAN_NATS_HEADERS})
  target_link_libraries(shinpan_worker PRIVATE
    ${SHINPAN_NATS} nlohmann_json::nlohmann_json cpp-httplib fmt::fmt Threads::Threads)
else()
  set(worker_sources ${PROJECT_SOURCE_DIR}/apps/worker/absent.cpp)
endif()
target_sources(shinpan_worker PRIVATE ${worker_sources})
