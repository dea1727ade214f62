# SPDX-License-Identifier: GPL-3.0-or-later

# ringford_room(NAME FILE...): a static library from the given sources. Includes are written
# from the project's root ("engine/play/Action.h"). The folder's CMakeLists.txt is listed as
# well, so that a room without a file in it still is a room.
function(ringford_room name)
    add_library(${name} STATIC CMakeLists.txt ${ARGN})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ringford_warnings)
endfunction()
