# Sanitizers apply to the whole build: mixing instrumented and plain code of ours
# hides errors.

if(GM_SANITIZE)
  add_compile_options(-fsanitize=${GM_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(GM_SANITIZE MATCHES undefined)
    # What AddressSanitizer or a crash tells as well, and what makes the build half as long again.
    add_compile_options(-fno-sanitize=vptr,null,alignment,object-size,nonnull-attribute,returns-nonnull-attribute)
  endif()
  add_link_options(-fsanitize=${GM_SANITIZE})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The instrumentation defeats g++'s flow analysis (false alarms on std::optional
    # and std::variant); the release build keeps this warning.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()

if(GM_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "GM_FUZZ needs clang (libFuzzer); use the preset `fuzz`")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
