# SPDX-License-Identifier: GPL-3.0-or-later
# How targets are made of sources. The compiler reads most of its time what sources include, so the sources of a folder
# are compiled as one, small folders with others, here and everywhere: there is no other build (docs/building.md has the
# figures). What that asks of a source is checked: it names the headers it uses (tests/checks/includes.sh), and names
# without a namespace of their own are not used twice among sources that are compiled as one (the compiler says so).

# No more sources than this are compiled as one: a change of one of them is not to take much longer than a change of one
# alone, and all processors are to have something to do.
set(RINGFORD_MOST_JOINED 36)

# ringford_found(NAME FILE...): tells CMake that NAME's files were found by themselves: it looks again when a list file
# changes, so their names are kept in one.
function(ringford_found name)
    set(list "${CMAKE_CURRENT_BINARY_DIR}/${name}_files.cmake")
    file(CONFIGURE OUTPUT "${list}" CONTENT "# ${ARGN}\n" @ONLY)
    include("${list}")
endfunction()

# ringford_together(FOLDER...): the sources of these small folders of the list file's folder are compiled as one. They are
# named, not found: a new file in one folder is not to change with what another is compiled.
function(ringford_together)
    list(JOIN ARGN "_" together)
    string(MAKE_C_IDENTIFIER "in_${together}" group)
    foreach(folder IN LISTS ARGN)
        set_property(DIRECTORY PROPERTY "RINGFORD_GROUP_${folder}" "${group}")
    endforeach()
endfunction()

# ringford_group(FOLDER RESULT): the name of what the sources of FOLDER are compiled with.
function(ringford_group folder result)
    get_directory_property(group "RINGFORD_GROUP_${folder}")
    if(NOT group)
        string(MAKE_C_IDENTIFIER "in_${folder}" group)
    endif()
    set(${result} "${group}" PARENT_SCOPE)
endfunction()

# ringford_compile_sooner(TARGET): what waits for people, disks and Qt is compiled a quarter to a third sooner with fewer steps of
# the optimiser; tests/bench/board and sheets of 600 diagrams see no difference. Games alone have all of them (engine/).
function(ringford_compile_sooner target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endfunction()

# ringford_sources(TARGET FILE...): adds FILEs. Those of a folder, or of folders that were put together, are compiled as one.
function(ringford_sources target)
    target_sources(${target} PRIVATE ${ARGN})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    set(groups "")
    foreach(file IN LISTS ARGN)
        if(file MATCHES "\\.cpp$")
            cmake_path(GET file PARENT_PATH folder)
            ringford_group("${folder}" group)
            list(APPEND groups "${group}")
            list(APPEND "${group}" "${file}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES groups)
    foreach(group IN LISTS groups)
        list(LENGTH "${group}" count)
        math(EXPR parts "(${count} + ${RINGFORD_MOST_JOINED} - 1) / ${RINGFORD_MOST_JOINED}")
        set(index 0)
        foreach(file IN LISTS "${group}")
            math(EXPR part "${index} * ${parts} / ${count} + 1")
            set_source_files_properties("${file}" PROPERTIES UNITY_GROUP "${group}_${part}")
            math(EXPR index "${index} + 1")
        endforeach()
    endforeach()
endfunction()

# ringford_moc(TARGET FILE...): what moc makes of the headers among FILEs, compiled with the sources of their folder.
# It is given no folders to look for other headers in: it needs none, and reading Qt's for each of ours took longer than
# compiling a room.
function(ringford_moc target)
    foreach(file IN LISTS ARGN)
        cmake_path(GET file PARENT_PATH folder)
        if(file MATCHES "\\.h$")
            qt_wrap_cpp(made "${file}" OPTIONS -nn)
            target_sources(${target} PRIVATE ${made})
            cmake_path(REPLACE_EXTENSION file cpp OUTPUT_VARIABLE source)
            get_source_file_property(group "${source}" UNITY_GROUP)
            if(NOT group)
                ringford_group("${folder}" group)
                string(APPEND group "_1")
            endif()
            set_source_files_properties(${made} PROPERTIES UNITY_GROUP "${group}")
            set(made "")
        endif()
    endforeach()
endfunction()

# ringford_room(NAME FILE...): a static library from files that were found by themselves. Includes are written from the
# project's root ("engine/rules/Action.h").
function(ringford_room name)
    add_library(${name} STATIC)
    ringford_sources(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ringford_warnings)
    ringford_found(${name} ${ARGN})
endfunction()
