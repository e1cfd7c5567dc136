# The libraries the program stands on, each under one name whatever way it is found.

find_package(PkgConfig REQUIRED)
find_package(SQLite3 REQUIRED)       # SQLite::SQLite3
find_package(SQLiteCpp REQUIRED)     # SQLiteCpp
find_package(nlohmann_json REQUIRED) # nlohmann_json::nlohmann_json
find_package(yaml-cpp REQUIRED)      # yaml-cpp::yaml-cpp
find_package(CLI11 REQUIRED)         # CLI11::CLI11
find_package(fmt REQUIRED)           # fmt::fmt
find_package(date REQUIRED)          # date::date-tz
pkg_check_modules(inja REQUIRED IMPORTED_TARGET inja)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(utf8proc REQUIRED IMPORTED_TARGET libutf8proc)
pkg_check_modules(gmime REQUIRED IMPORTED_TARGET gmime-3.0)
pkg_check_modules(gumbo REQUIRED IMPORTED_TARGET gumbo)
pkg_check_modules(md4c REQUIRED IMPORTED_TARGET md4c)
pkg_check_modules(httplib REQUIRED cpp-httplib)
find_package(CURL REQUIRED) # CURL::libcurl

add_library(httplib INTERFACE) # its flags decide its ABI
target_compile_options(httplib INTERFACE ${httplib_CFLAGS})
target_link_libraries(httplib INTERFACE ${httplib_LINK_LIBRARIES})

if(NOT TARGET yaml-cpp::yaml-cpp) # before yaml-cpp 0.8
  add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
endif()
