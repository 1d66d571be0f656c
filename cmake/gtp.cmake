# What `shinpan gtp` and `shinpan match` are made of; a library, so that the tests can link it.
file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/apps/gtp/*.cpp)
add_library(shinpan_gtp STATIC ${sources})
add_library(shinpan::gtp ALIAS shinpan_gtp)
shinpan_own_target(shinpan_gtp)
target_include_directories(shinpan_gtp PUBLIC ${PROJECT_SOURCE_DIR}/apps)
target_link_libraries(shinpan_gtp PUBLIC shinpan::api shinpan::record)
