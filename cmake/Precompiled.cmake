# SPDX-License-Identifier: GPL-3.0-or-later
# The headers of Qt and of the standard library are most of what the compiler reads. Each list in precompiled/ is read once
# for the targets that share it. Sources still include what they use: the fuzzers' build has no such lists, and
# -DRINGFORD_PRECOMPILE=OFF builds everything without.

option(RINGFORD_PRECOMPILE "Read the headers that most sources include once" ON)
if(RINGFORD_FUZZ)
    set(RINGFORD_PRECOMPILE OFF)
endif()

# In precompiled headers g++ 12 forgets that they are the system's, and warns of overflows in
# std::string that are not there (its bug 105329). The sanitized build would find real ones.
function(ringford_mute_precompiled target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
    endif()
endfunction()

# ringford_precompile(TARGET LIST): LIST is a file of cmake/precompiled/. Named without its path on
# this machine, so that the compiler cache knows it again in another clone.
function(ringford_precompile target list)
    if(RINGFORD_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE <cmake/precompiled/${list}.h>)
        ringford_mute_precompiled(${target})
    endif()
endfunction()

# ringford_precompiled_by(TARGET OTHER): what OTHER has read. Both have the same flags.
function(ringford_precompiled_by target other)
    if(RINGFORD_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${other})
        ringford_mute_precompiled(${target})
    endif()
endfunction()
