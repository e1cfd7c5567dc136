# Warnings for our own code. Headers of libraries come as SYSTEM (imported targets
# and /usr/include), so these never look into them.

if(NOT DEFINED CMAKE_COMPILE_WARNING_AS_ERROR)
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

add_compile_options(
  -Wall -Wextra -Wpedantic
  -Wshadow                # a shadowed name is read wrongly sooner or later
  -Wconversion            # a lossy conversion is written, or is a bug
  -Wnon-virtual-dtor
  -Woverloaded-virtual
  -Wsuggest-override      # else a changed base signature silently unhooks a game
  -Wimplicit-fallthrough  # g++ has it in -Wextra, clang has not
  -Wextra-semi
)

# g++ 12 sees overlaps in `"text" + std::string` that are not there (GCC bug 105651), and
# uninitialised parts in any std::optional of a std::variant (GCC bug 105562); ASan, UBSan and
# clang's analyser look for the real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized)
endif()

# clang blames us for libstdc++ 12's own use of std::get_temporary_buffer in stable_sort.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-Wno-deprecated-declarations)
endif()
