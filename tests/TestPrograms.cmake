# SPDX-License-Identifier: GPL-3.0-or-later
# How a test program is made and in what surroundings it runs.

# Sanitized programs are some five times slower.
set(testTimeout 120)
if(CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize" AND CMAKE_BUILD_TYPE STREQUAL "Debug")
    set(testTimeout 400)
endif()

# ringford_test_library(NAME "FILES" LIBRARY...): what tests share.
function(ringford_test_library name sources)
    ringford_room(${name} ${sources})
    target_compile_definitions(${name} PUBLIC TEST_DATA_DIR="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${name} PUBLIC ${ARGN})
endfunction()

# ringford_test_program(NAME FILE LIBRARY): LIBRARY lends what it has precompiled.
function(ringford_test_program name source library)
    add_executable(${name} "${source}")
    target_link_libraries(${name} PRIVATE ringford_warnings ${library})
    ringford_precompiled_by(${name} ${library})
endfunction()

function(ringford_engine_test source)
    cmake_path(GET source STEM name)
    ringford_test_program(${name} "${source}" ringford_test_support)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES LABELS engine TIMEOUT ${testTimeout}
        ENVIRONMENT "LC_ALL=C.UTF-8")
endfunction()

function(ringford_cli_test source)
    cmake_path(GET source STEM name)
    ringford_test_program(${name} "${source}" ringford_cli_test_support)
    add_dependencies(${name} ringford-cli)
    add_test(NAME ${name} COMMAND ${name})
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
        ENVIRONMENT "LC_ALL=C.UTF-8;QT_QPA_PLATFORM=${platform};HOME=${home};XDG_RUNTIME_DIR=${home}/run;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache;XDG_STATE_HOME=${home}/state;ASAN_OPTIONS=detect_leaks=0")
endfunction()

function(ringford_ui_test source)
    cmake_path(GET source STEM name)
    ringford_test_program(${name} "${source}" ringford_ui_test_support)
    add_test(NAME ${name} COMMAND ${name})
    ringford_ui_surroundings(${name} offscreen ui)

    cmake_path(GET source PARENT_PATH folder)
    if(folder STREQUAL "${PROJECT_SOURCE_DIR}/tests/ui/window" AND XVFB_RUN AND OPENBOX)
        add_test(NAME ${name}_xvfb
            COMMAND "${PROJECT_SOURCE_DIR}/tests/on-screen" $<TARGET_FILE:${name}>)
        ringford_ui_surroundings(${name}_xvfb xcb "ui;xvfb")
        set_tests_properties(${name}_xvfb PROPERTIES RESOURCE_LOCK screen)
    endif()
endfunction()
