# gm_room(FOLDER [UNHURRIED] [USES ROOM...] [LIBRARIES TARGET...]): a folder of gm/ as a library of its own, with the rooms and outside
# libraries that its sources include. Only rooms that were declared before can be used, and libraries of objects may not
# depend on each other in a circle: so there is none. tests/program/rooms.py compares what is declared with what is included.
# orders and resolution are below all of them, with the libraries that those let through. UNHURRIED is a room that waits for
# people and the disk: it is optimised less, which makes compiling it a third cheaper.
function(gm_room folder)
  cmake_parse_arguments(PARSE_ARGV 1 room "UNHURRIED" "" "USES;LIBRARIES")
  gm_room_target(target ${folder})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  add_library(${target} OBJECT ${sources})
  target_link_libraries(${target} PUBLIC resolution orders PRIVATE ${room_LIBRARIES})
  if(room_UNHURRIED)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  foreach(used IN LISTS room_USES)
    gm_room_target(below ${used})
    if(NOT TARGET ${below})
      message(FATAL_ERROR "gm/${folder} cannot use gm/${used}, which is not declared before it")
    endif()
    target_link_libraries(${target} PUBLIC ${below})
  endforeach()
  gm_join_sources(${target} ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
  set_property(DIRECTORY APPEND PROPERTY gm_rooms ${target})
  set_property(DIRECTORY APPEND PROPERTY gm_room_sources ${sources})
endfunction()

function(gm_room_target variable folder)
  string(MAKE_C_IDENTIFIER "gm_${folder}" target)
  set(${variable} ${target} PARENT_SCOPE)
endfunction()

# gm_all_rooms(TARGET): all of them as one library, for the program and for tests. No source may be left over.
function(gm_all_rooms target)
  get_property(rooms DIRECTORY PROPERTY gm_rooms)
  get_property(in_rooms DIRECTORY PROPERTY gm_room_sources)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS */*.cpp)
  list(REMOVE_ITEM sources ${in_rooms})
  if(sources)
    message(FATAL_ERROR "these are in no room that is declared: ${sources}")
  endif()
  add_library(${target} STATIC)
  target_link_libraries(${target} PUBLIC ${rooms})
endfunction()
