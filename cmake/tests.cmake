# Tests, found by where they lie; adding one needs no edit here.
#
#   tests/unit/**.cpp        gm_unit_tests: each case a ctest entry, label `unit` (under sanitizers:
#                            each eighth of them)
#   tests/properties/**.cpp  gm_property_tests: the same, label `property`
#   tests/program/*.sh *.py  a ctest entry each, given the program's path, label `program`
#   tests/browser/*.test.mjs a ctest entry each, told the program's path in GM, label `browser`
#   tests/fuzz/NAME.cpp      preset fuzz: a libFuzzer program fuzz_NAME. Other presets:
#                            tests/fuzz/corpus/NAME/* and tests/NAME-corpus/* replayed, label `fuzz`
#   tests/bench/**.cpp       gm_bench, built only when asked for; but bare_server.cpp is a
#                            program of its own, which web.py measures gm serve against.
#                            What ends a run is table.py's
#   tests/support/**.cpp     test_support, linked into all of these
#   tests/games/GAME/*.cpp   part of it: what the suite must know of a game
#
# A folder may be empty or missing. Without the test libraries (a machine that only
# plays) their tests are left out, unless GM_REQUIRE_TESTS.

set(tests_dir ${PROJECT_SOURCE_DIR}/tests)
if(GM_REQUIRE_TESTS)
  set(required REQUIRED)
  set(environment ENVIRONMENT GM_REQUIRE_TESTS=1) # a test may not leave itself out either
endif()

# What every test program links and knows.
add_library(test_base INTERFACE)
target_link_libraries(test_base INTERFACE gm_core)
target_compile_definitions(
  test_base INTERFACE GM_PROGRAM="$<TARGET_FILE:gm>" GM_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
)

file(GLOB_RECURSE support_sources CONFIGURE_DEPENDS ${tests_dir}/support/*.cpp ${tests_dir}/games/*.cpp)

# games_under_test.inc: a line a folder of tests/games, for tests/support/game_under_test.cpp.
file(GLOB games_under_test RELATIVE ${tests_dir}/games CONFIGURE_DEPENDS ${tests_dir}/games/*)
list(TRANSFORM games_under_test REPLACE "(.+)" "GAME(\\1)\n")
list(JOIN games_under_test "" games_under_test)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/games_under_test.inc CONTENT "${games_under_test}" @ONLY)

function(gm_add_support)
  add_library(test_support STATIC EXCLUDE_FROM_ALL ${support_sources})
  target_link_libraries(test_support PUBLIC test_base GTest::gtest GTest::gmock rapidcheck_gtest)
  target_include_directories(test_support PRIVATE ${PROJECT_BINARY_DIR}/generated)
  gm_join_sources(test_support ${tests_dir})
endfunction()

# gm_add_shards(TARGET LABEL): a few entries instead of one a case. Starting an instrumented program of this size takes
# longer than most cases do.
function(gm_add_shards target label)
  set(shards 8)
  if(GM_REQUIRE_TESTS)
    set(required_there ";GM_REQUIRE_TESTS=1")
  endif()
  math(EXPR last "${shards} - 1")
  foreach(index RANGE ${last})
    set(results ${PROJECT_BINARY_DIR}/results/${label}.part${index}.xml) # which tests/summary.py looks for
    add_test(NAME ${label}.part${index} COMMAND ${target} --gtest_brief=1)
    set_tests_properties(
      ${label}.part${index}
      PROPERTIES LABELS ${label} TIMEOUT 900
                 ENVIRONMENT
                 "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${index};GTEST_OUTPUT=xml:${results}${required_there}"
    )
  endforeach()
endfunction()

# gm_add_gtest(TARGET LABEL TIMEOUT FOLDER SOURCE...)
function(gm_add_gtest target label timeout folder)
  add_executable(${target} ${ARGN})
  target_link_libraries(
    ${target}
    PRIVATE test_base test_support GTest::gtest_main GTest::gmock
            rapidcheck_gtest
  )
  # What is tested is optimised, the tests are not: they would take longer to build than to run,
  # twice as long under the sanitizers.
  target_compile_options(${target} PRIVATE -O0)
  gm_join_sources(${target} ${folder})
  add_dependencies(${target} gm kill_at_write) # they start and kill it
  if(GM_SANITIZE)
    gm_add_shards(${target} ${label})
    return()
  endif()
  gtest_discover_tests(
    ${target}
    DISCOVERY_MODE PRE_TEST # when testing, not when building
    DISCOVERY_TIMEOUT 60
    TEST_PREFIX ${label}.
    NO_PRETTY_VALUES # a parameter has a name of its own, or a number
    PROPERTIES LABELS ${label} TIMEOUT ${timeout} ${environment}
  )
endfunction()

function(gm_add_gtests)
  file(GLOB_RECURSE unit_sources CONFIGURE_DEPENDS ${tests_dir}/unit/*.cpp)
  file(GLOB_RECURSE property_sources CONFIGURE_DEPENDS ${tests_dir}/properties/*.cpp)
  if(NOT unit_sources AND NOT property_sources)
    return()
  endif()

  find_package(GTest QUIET ${required})
  find_package(rapidcheck QUIET ${required})
  if(NOT GTest_FOUND OR NOT rapidcheck_FOUND)
    message(STATUS "GoogleTest or RapidCheck missing: no unit and property tests")
    return()
  endif()

  include(GoogleTest)
  gm_add_support()
  if(unit_sources)
    gm_add_gtest(gm_unit_tests unit 120 ${tests_dir}/unit ${unit_sources})
  endif()
  if(property_sources)
    gm_add_gtest(gm_property_tests property 600 ${tests_dir}/properties ${property_sources})
  endif()
endfunction()

# gm_add_program_test(SCRIPT INTERPRETER)
function(gm_add_program_test script interpreter)
  cmake_path(GET script FILENAME name)
  add_test(NAME program.${name} COMMAND ${interpreter} ${script} $<TARGET_FILE:gm>)
  set_tests_properties(program.${name} PROPERTIES LABELS program TIMEOUT 300 ${environment})
endfunction()

function(gm_add_program_tests)
  file(GLOB shell_tests CONFIGURE_DEPENDS ${tests_dir}/program/*.sh)
  foreach(script IN LISTS shell_tests)
    gm_add_program_test(${script} bash)
  endforeach()

  file(GLOB python_tests CONFIGURE_DEPENDS ${tests_dir}/program/*.py)
  if(NOT python_tests)
    return()
  endif()
  # The system's own Python first: Debian's python3-* modules are installed for that one.
  find_program(GM_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
  find_program(GM_PYTHON python3 ${required})
  if(NOT GM_PYTHON)
    message(STATUS "Python missing: no program tests written in it")
    return()
  endif()
  foreach(script IN LISTS python_tests)
    gm_add_program_test(${script} ${GM_PYTHON})
  endforeach()
endfunction()

# Run by Node.js's own test runner. A test that finds no browser or no libraries leaves itself out.
function(gm_add_browser_tests)
  file(GLOB browser_tests CONFIGURE_DEPENDS ${tests_dir}/browser/*.test.mjs)
  if(NOT browser_tests)
    return()
  endif()
  find_program(GM_NODE node ${required})
  if(NOT GM_NODE)
    message(STATUS "Node.js missing: no browser tests")
    return()
  endif()
  set(told GM=$<TARGET_FILE:gm>)
  if(GM_REQUIRE_TESTS)
    list(APPEND told GM_REQUIRE_TESTS=1)
  endif()
  foreach(script IN LISTS browser_tests)
    cmake_path(GET script FILENAME name)
    string(REPLACE .test.mjs "" name ${name})
    add_test(NAME browser.${name} COMMAND ${GM_NODE} --test ${script})
    set_tests_properties(
      browser.${name}
      PROPERTIES LABELS browser TIMEOUT 300
                 PROCESSORS 2 # the test and the program are one, the browser is another
                 ENVIRONMENT "${told}"
    )
  endforeach()
endfunction()

function(gm_add_fuzz_targets)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS ${tests_dir}/fuzz/*.cpp)
  add_custom_target(fuzzers)
  foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    if(GM_FUZZ)
      add_executable(fuzz_${name} ${source})
      target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    else()
      add_executable(fuzz_${name} ${source} ${PROJECT_SOURCE_DIR}/cmake/replay_main.cc)
      add_test(NAME fuzz.${name} COMMAND fuzz_${name} ${tests_dir}/fuzz/corpus/${name} ${tests_dir}/${name}-corpus)
      set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT 120)
    endif()
    target_link_libraries(fuzz_${name} PRIVATE test_base PkgConfig::gmime httplib)
    add_dependencies(fuzzers fuzz_${name})
  endforeach()
endfunction()

function(gm_add_bench)
  file(GLOB_RECURSE bench_sources CONFIGURE_DEPENDS ${tests_dir}/bench/*.cpp)
  list(REMOVE_ITEM bench_sources ${tests_dir}/bench/bare_server.cpp)
  add_executable(gm_bare_server EXCLUDE_FROM_ALL ${tests_dir}/bench/bare_server.cpp)
  target_link_libraries(gm_bare_server PRIVATE httplib)
  find_package(benchmark QUIET)
  if(bench_sources AND benchmark_FOUND AND TARGET test_support)
    add_executable(gm_bench EXCLUDE_FROM_ALL ${bench_sources})
    target_link_libraries(
      gm_bench PRIVATE test_base test_support benchmark::benchmark
                       PkgConfig::sodium PkgConfig::gmime
    )
    add_dependencies(gm_bench gm)
  endif()
endfunction()

gm_add_fuzz_targets()
if(NOT GM_FUZZ)
  add_subdirectory(${tests_dir}/support ${PROJECT_BINARY_DIR}/lib/test_support)
  gm_add_gtests()
  gm_add_program_tests()
  gm_add_browser_tests()
  gm_add_bench()
endif()

# What `./run test` builds and runs of the preset sanitize: the labels unit and fuzz.
add_custom_target(sanitized_tests DEPENDS fuzzers $<TARGET_NAME_IF_EXISTS:gm_unit_tests>)
