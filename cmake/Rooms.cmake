# SPDX-License-Identifier: GPL-3.0-or-later

# ringford_found(NAME FILE...): tells CMake that NAME's files were found by themselves. It looks
# again for classes for moc when a list file or a source that it knew changes, but not when a
# source is added; so the names are kept in a list file.
function(ringford_found name)
    set(list "${CMAKE_CURRENT_BINARY_DIR}/${name}_files.cmake")
    file(CONFIGURE OUTPUT "${list}" CONTENT "# ${ARGN}\n" @ONLY)
    include("${list}")
endfunction()

# ringford_room(NAME FILE...): a static library from files that were found by themselves. Includes
# are written from the project's root ("engine/rules/Action.h"). The folder's CMakeLists.txt is
# listed as well, so that a room without a file in it still is a room.
function(ringford_room name)
    add_library(${name} STATIC CMakeLists.txt ${ARGN})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ringford_warnings)
    ringford_found(${name} ${ARGN})
endfunction()
