# gm_embed(TARGET FOLDER...) compiles every file of these folders of the project into
# TARGET, behind gm/assets/embedded.h. A file that is added, removed or changed makes
# the next build generate the source again. Hidden files and editors' backups stay out.
#
# Generating is this same file, run as a script at build time:
#   cmake -D ROOT=... -D LIST=... -D OUTPUT=... -P embed.cmake

function(gm_embed target)
  list(JOIN ARGN ", " folders)
  set(patterns ${ARGN})
  list(TRANSFORM patterns PREPEND "${PROJECT_SOURCE_DIR}/")
  list(TRANSFORM patterns APPEND "/*")
  file(GLOB_RECURSE paths CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${patterns})
  list(FILTER paths EXCLUDE REGEX "(^|/)\\.|~$")
  list(SORT paths COMPARE STRING)

  # The list is a file of its own, written only when it differs: so a removed file counts too.
  set(list_file ${PROJECT_BINARY_DIR}/embedded/files.txt)
  set(output ${PROJECT_BINARY_DIR}/embedded/embedded.cpp)
  list(JOIN paths "\n" lines)
  file(CONFIGURE OUTPUT ${list_file} CONTENT "@lines@" @ONLY)

  set(inputs ${paths})
  list(TRANSFORM inputs PREPEND "${PROJECT_SOURCE_DIR}/")
  add_custom_command(
    OUTPUT ${output}
    COMMAND
      ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D LIST=${list_file} -D OUTPUT=${output}
      -P ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
    DEPENDS ${inputs} ${list_file} ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
    COMMENT "Embedding the files of: ${folders}"
    VERBATIM
  )
  # clang minds literals over 64 kB; g++ and clang both take far longer ones.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(${target} PRIVATE ${output})
endfunction()

# A file becomes one string literal, every byte of it as \xNN (so nothing needs quoting,
# and no escape runs into the next character), one line of it to a line of the file.
function(gm_write_embedded root list_file output)
  file(STRINGS ${list_file} paths ENCODING UTF-8)
  list(LENGTH paths count)
  set(entries "")
  foreach(path IN LISTS paths)
    file(READ ${root}/${path} hex HEX)
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" literal "${hex}")
    string(REPLACE "\\x0a" "\\x0a\"\n     \"" literal "${literal}")
    string(APPEND entries "    {R\"(${path})\", {\"${literal}\", ${size}}},\n")
  endforeach()
  file(WRITE ${output} "// Made by cmake/embed.cmake; do not edit.
#include \"gm/assets/embedded.h\"

#include <array>

namespace gm {
namespace {

constexpr std::array<EmbeddedFile, ${count}> files{{
${entries}}};

}  // namespace

std::span<const EmbeddedFile> embedded_files() { return files; }

}  // namespace gm
")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  gm_write_embedded(${ROOT} ${LIST} ${OUTPUT})
endif()
