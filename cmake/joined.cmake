# Joined sources: compiling a small source is mostly reading the headers that it shares with its neighbours, so the sources
# of a folder are compiled together, some at a time (CMake's unity build). Each source can also be compiled alone: the
# preset debug does. So two sources of a folder have no two things of the same name.

option(GM_JOIN_SOURCES "Compile neighbouring sources together: a third of the processor time" OFF)
set(GM_JOINED_AT_MOST 22 CACHE STRING "How many sources are compiled together at most")

if(GM_JOIN_SOURCES AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # What a source keeps to itself is in one source still, though that source is now included by another.
  add_compile_options(-Wno-subobject-linkage)
elseif(GM_JOIN_SOURCES)
  # A parameter named like something in a neighbour hides nothing that its source knows of. clang complains, g++ does not.
  add_compile_options(-Wno-shadow)
endif()

# gm_join_sources(TARGET [FOLDER]): groups of neighbours in the order of their paths. None reaches across two folders below
# FOLDER (else: the one of TARGET), but that folders of a few sources share one.
function(gm_join_sources target)
  if(NOT GM_JOIN_SOURCES)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  get_target_property(home ${target} SOURCE_DIR)
  set(folder ${ARGN} ${home})
  list(GET folder 0 folder)
  list(SORT sources)
  set(rooms "")
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${folder} OUTPUT_VARIABLE path)
    set(room ${target})
    if(path MATCHES "^([^/]+)/")
      string(APPEND room _${CMAKE_MATCH_1})
    endif()
    list(APPEND rooms ${room})
    list(APPEND sources_of_${room} ${source})
  endforeach()
  list(REMOVE_DUPLICATES rooms)
  foreach(room IN LISTS rooms)
    list(LENGTH sources_of_${room} count)
    if(count LESS 5)
      set_source_files_properties(${sources_of_${room}} PROPERTIES UNITY_GROUP ${target}_others)
      continue()
    endif()
    math(EXPR groups "(${count} + ${GM_JOINED_AT_MOST} - 1) / ${GM_JOINED_AT_MOST}")
    set(index 0)
    foreach(source IN LISTS sources_of_${room})
      math(EXPR group "${index} * ${groups} / ${count}")
      math(EXPR index "${index} + 1")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room}_${group})
    endforeach()
  endforeach()
endfunction()
