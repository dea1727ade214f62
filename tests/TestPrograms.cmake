# SPDX-License-Identifier: GPL-3.0-or-later
# How test programs are made and in what surroundings each test runs.

# What takes longer hangs. Sanitized programs are some five times slower.
set(testTimeout 400)
if(RINGFORD_SANITIZED)
    set(testTimeout 600)
endif()

# ringford_compile_tests_sooner(TARGET): what is checked and timed is the program, not its tests: they are compiled with few steps
# of the optimiser, and those of windows and of the command line, which wait for the programs most of their time, with none (a quarter
# to a third sooner).
function(ringford_compile_tests_sooner target)
    ringford_compile_sooner(${target})
    if(target MATCHES "_(ui|cli)" AND NOT MSVC)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

# ringford_test_library(NAME "FILES" LIBRARY...): what tests share.
function(ringford_test_library name sources)
    ringford_room(${name} ${sources})
    ringford_moc(${name} ${sources})
    target_compile_definitions(${name} PUBLIC TEST_DATA_DIR="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${name} PUBLIC ${ARGN})
endfunction()

# ringford_links_first(TARGET LIBRARY...): TARGET has all of the libraries, before its own objects. A function that a header
# brings stands in many objects, and the linker takes the first that it meets: tests, which are compiled with fewer steps of
# the optimiser, would hand theirs to the program, std::string's among them (a large ledger was read in three times the time).
function(ringford_links_first target)
    if(ARGN AND NOT MSVC AND NOT APPLE)
        list(TRANSFORM ARGN REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
        target_link_options(${target} PRIVATE -Wl,--whole-archive ${files} -Wl,--no-whole-archive)
    endif()
endfunction()

# ringford_objects_of_release(PROGRAM): with the sanitizers, PROGRAM is linked from what the optimised build made of its tests.
# What they look at, and what tests share, is compiled with the sanitizers and stands first (ringford_links_first()).
function(ringford_objects_of_release program)
    set(list "${PROJECT_SOURCE_DIR}/build/release/tests/${program}_objects.txt")
    if(NOT EXISTS "${list}")
        message(FATAL_ERROR "${list} is not there. Most tests are compiled once, by the "
            "preset release: configure and build that first, with -DRINGFORD_TESTS=ON.")
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list}")
    file(STRINGS "${list}" objects)
    set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT ON)
    target_sources(${program} PRIVATE ${objects})
    set_target_properties(${program} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

# ringford_tests(KIND LIBRARY [TESTED...]): the tests below the folder KIND, each with the surroundings that
# ringford_KIND_test() gives it. They are one program, but those of what fails with a disk, of games and of the main window.
# TESTED are the libraries that they look at.
function(ringford_tests kind library)
    file(GLOB_RECURSE sources RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS ${kind}/test_*.cpp)
    ringford_found(${kind}_tests ${sources})
    set(programs "")
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH folder)
        set(program tests_${kind})
        if(folder IN_LIST RINGFORD_DISK_TESTS)
            set(program tests_${kind}_disk)
        elseif(folder MATCHES "${RINGFORD_GAME_TESTS}")
            set(program tests_engine_games)
        elseif(folder STREQUAL "ui/window")
            set(program tests_ui_window)
        endif()
        list(APPEND programs ${program})
        list(APPEND ${program}_sources "${source}")
    endforeach()
    list(REMOVE_DUPLICATES programs)
    foreach(program IN LISTS programs)
        add_executable(${program})
        target_link_libraries(${program} PRIVATE ringford_warnings ${library})
        target_include_directories(${program} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/moc")
        ringford_compile_tests_sooner(${program})
        ringford_links_first(${program} ${ARGN})
        if(RINGFORD_SANITIZED AND NOT program STREQUAL "tests_engine_games")
            ringford_objects_of_release(${program})
        else()
            ringford_sources(${program} ${${program}_sources})
            file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${program}_objects.txt"
                CONTENT "$<JOIN:$<TARGET_OBJECTS:${program}>,\n>\n")
        endif()
        foreach(source IN LISTS ${program}_sources)
            ringford_test(${kind} ${program} "${source}")
        endforeach()
    endforeach()
endfunction()

# ringford_moc_of_test(SOURCE MADE): what moc makes of a test. It reads no headers, so it is told what those would say of
# the system: tests below an #ifdef that moc knows nothing of are compiled and never run.
function(ringford_moc_of_test source made)
    get_directory_property(before COMPILE_DEFINITIONS)
    if(UNIX)
        set_property(DIRECTORY APPEND PROPERTY COMPILE_DEFINITIONS Q_OS_UNIX)
    endif()
    qt_generate_moc("${source}" "${made}")
    set_property(DIRECTORY PROPERTY COMPILE_DEFINITIONS "${before}")
endfunction()

# ringford_test(KIND PROGRAM SOURCE): one test of PROGRAM.
function(ringford_test kind program source)
    cmake_path(GET source STEM name)
    file(STRINGS "${source}" ends REGEX "^RINGFORD_TEST|^#include \"${name}\\.moc\"")
    if(NOT ends MATCHES "RINGFORD_TEST")
        message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR}/${source}: the test is not on the list of its program. "
            "Include \"tests/support/TestProgram.h\" and end the file with RINGFORD_TEST(CLASS), "
            "where QTEST_MAIN(CLASS) or a main function would stand.")
    endif()
    get_target_property(sources ${program} SOURCES)
    if(ends MATCHES "moc" AND source IN_LIST sources)
        set(made "${CMAKE_CURRENT_BINARY_DIR}/moc/${name}.moc")
        ringford_moc_of_test("${source}" "${made}")
        target_sources(${program} PRIVATE "${made}")
    endif()
    add_custom_target(${name} DEPENDS ${program}) # builds what is needed to run this test
    cmake_language(CALL ringford_${kind}_test ${name} ${program})
endfunction()

function(ringford_engine_test name program)
    add_test(NAME ${name} COMMAND ${program} ${name})
    set_tests_properties(${name} PROPERTIES LABELS engine TIMEOUT ${testTimeout}
        ENVIRONMENT "LC_ALL=C.UTF-8")
endfunction()

function(ringford_cli_test name program)
    add_test(NAME ${name} COMMAND ${program} ${name})
    # No platform is named: the program finds one for itself where it draws.
    set_tests_properties(${name} PROPERTIES LABELS cli TIMEOUT ${testTimeout}
        ENVIRONMENT "LC_ALL=C.UTF-8" ENVIRONMENT_MODIFICATION "QT_QPA_PLATFORM=unset:;DISPLAY=unset:;WAYLAND_DISPLAY=unset:")
endfunction()

# A home of its own for each test: settings and locks of one must not meet another's, nor the user's.
function(ringford_ui_surroundings test platform label)
    set(home "${CMAKE_CURRENT_BINARY_DIR}/home/${test}")
    file(MAKE_DIRECTORY "${home}/run")
    file(CHMOD "${home}/run" DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    # Qt's fonts, drivers and icon caches keep memory until the process ends; leaks are looked
    # for in the engine's tests.
    set_tests_properties(${test} PROPERTIES LABELS "${label}" TIMEOUT ${testTimeout}
        ENVIRONMENT "LC_ALL=C.UTF-8;QT_QPA_PLATFORM=${platform};HOME=${home};XDG_RUNTIME_DIR=${home}/run;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache;XDG_STATE_HOME=${home}/state"
        ENVIRONMENT_MODIFICATION "ASAN_OPTIONS=string_append::detect_leaks=0")
endfunction()

# A window is tested once with each build: optimised on a real screen, where there can be one, and sanitized without one.
function(ringford_ui_test name program)
    set(onScreen OFF)
    if(program STREQUAL "tests_ui_window" AND XVFB AND OPENBOX AND NOT RINGFORD_SANITIZED)
        set(onScreen ON)
    endif()
    # Without a screen letters are as wide everywhere: there these look at more.
    if(NOT onScreen OR name MATCHES "^test_mainwindow_(rooms|still)$")
        add_test(NAME ${name} COMMAND ${program} ${name})
        ringford_ui_surroundings(${name} offscreen ui)
    endif()
    if(name STREQUAL "test_mainwindow_arrangement") # 800 x 800 dots at two and a half times the size
        add_test(NAME ${name}_low COMMAND ${program} ${name} longBoardsFitLowScreens)
        ringford_ui_surroundings(${name}_low offscreen ui)
        set_property(TEST ${name}_low APPEND PROPERTY ENVIRONMENT QT_SCALE_FACTOR=2.5)
    endif()
    if(onScreen)
        ringford_screen_test(${name} ${program})
    endif()
endfunction()

# ringford_screen_test(NAME PROGRAM): the same on a real (virtual) screen.
function(ringford_screen_test name program)
    add_test(NAME ${name}_xvfb
        COMMAND "${PROJECT_SOURCE_DIR}/tests/on-screen" $<TARGET_FILE:${program}> ${name})
    ringford_ui_surroundings(${name}_xvfb xcb "ui;xvfb")
    if(name STREQUAL "test_every_window") # 1280 x 800 dots at twice the size
        add_test(NAME ${name}_small
            COMMAND "${PROJECT_SOURCE_DIR}/tests/on-screen" $<TARGET_FILE:${program}> ${name})
        ringford_ui_surroundings(${name}_small xcb "ui;xvfb")
        set_property(TEST ${name}_small APPEND PROPERTY ENVIRONMENT QT_SCALE_FACTOR=2)
    elseif(name STREQUAL "test_mainwindow_rooms") # Letters have other widths at twice the size.
        add_test(NAME ${name}_twice COMMAND ${program} ${name} "nothingIsCut:640 x 400 en"
            "nothingIsCut:640 x 400 de" "nothingIsCut:960 x 540 en" "nothingIsCut:960 x 540 de")
        ringford_ui_surroundings(${name}_twice offscreen ui)
        set_property(TEST ${name}_twice APPEND PROPERTY ENVIRONMENT QT_SCALE_FACTOR=2)
    endif()
endfunction()

# ringford_begin_first(TEST...): those of the tests that there are begin before all others, the first named first.
function(ringford_begin_first)
    list(LENGTH ARGN cost)
    foreach(name IN LISTS ARGN)
        if(TEST ${name})
            set_property(TEST ${name} PROPERTY COST ${cost})
        endif()
        math(EXPR cost "${cost} - 1")
    endforeach()
endfunction()
