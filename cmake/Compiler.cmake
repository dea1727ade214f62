# SPDX-License-Identifier: GPL-3.0-or-later
# How our sources are compiled: the language, the processor, warnings, the linker, the cache.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# The move generators count and scan bits in machine words. Without -march the first x86-64
# (2003) is meant, which has no instruction for counting. Packagers who must serve that
# machine pass -DRINGFORD_CPU= ; who builds for one machine may say native.
set(defaultCpu "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8 AND NOT MSVC)
    set(defaultCpu "x86-64-v2")
endif()
set(RINGFORD_CPU "${defaultCpu}" CACHE STRING "Processor to build for (-march), empty: the compiler's default")
if(RINGFORD_CPU)
    if(MSVC)
        add_compile_options("/arch:${RINGFORD_CPU}")
    else()
        add_compile_options("-march=${RINGFORD_CPU}")
    endif()
endif()

# LLVM's C++ library (that of macOS) has std::stop_token and std::jthread since LLVM 18, at first as an experiment.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT MSVC)
    include(CheckCXXSourceCompiles)
    set(stopSource "#include <stop_token>\nint main() { return std::stop_source().stop_requested() ? 1 : 0; }")
    check_cxx_source_compiles("${stopSource}" RINGFORD_HAS_STOP_TOKEN)
    if(NOT RINGFORD_HAS_STOP_TOKEN)
        set(CMAKE_REQUIRED_FLAGS -fexperimental-library)
        check_cxx_source_compiles("${stopSource}" RINGFORD_HAS_EXPERIMENTAL_STOP_TOKEN)
        unset(CMAKE_REQUIRED_FLAGS)
        if(NOT RINGFORD_HAS_EXPERIMENTAL_STOP_TOKEN)
            message(FATAL_ERROR "The C++ library of ${CMAKE_CXX_COMPILER} has no std::stop_token. "
                                "LLVM's has it since version 18, GNU's since version 10.")
        endif()
        add_compile_options(-fexperimental-library)
        add_link_options(-fexperimental-library)
    endif()
endif()

# A compiler that is newer than those below knows warnings that we have not seen; they must
# not keep anybody from playing.
set(defaultWerror OFF)
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15))
    set(defaultWerror ON)
endif()
option(RINGFORD_WERROR "Treat warnings as errors" ${defaultWerror})

# Every target of ours links this. -Wconversion is left out on purpose: cell sets and packed
# moves live in 8 and 16 bit members, and each sum of two such is an int.
add_library(ringford_warnings INTERFACE)
if(MSVC)
    target_compile_options(ringford_warnings INTERFACE /W4 /permissive- /utf-8
        $<$<BOOL:${RINGFORD_WERROR}>:/WX>)
else()
    target_compile_options(ringford_warnings INTERFACE
        -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
        -Wcast-align -Wcast-qual -Wold-style-cast -Wextra-semi -Wimplicit-fallthrough
        -Wformat=2 -Wunused -Wredundant-decls -Wvla
        # Among sources that are compiled as one, clang means what another of them keeps to itself as well.
        $<$<CXX_COMPILER_ID:GNU>:-Wshadow>
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-branches>
        $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
        # Of sources that are compiled as one, the first counts as the main one: what the others keep to themselves
        # would be taken for a header's.
        $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>
        $<$<BOOL:${RINGFORD_WERROR}>:-Werror>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # g++ 12 sees overlaps in std::string's operator+ where there are none (its bug 105329).
        target_compile_options(ringford_warnings INTERFACE -Wno-restrict)
    endif()
endif()

set(RINGFORD_SANITIZED OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Debug" AND CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize=")
    set(RINGFORD_SANITIZED ON)
endif()
if(RINGFORD_SANITIZED)
    # Between the checks that are compiled in, g++ no longer sees what has a value and what has not.
    target_compile_options(ringford_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    # The address sanitizer knows each global by its address, and a program that may lie anywhere works all of them out
    # whenever it starts: a third of the time of a short call.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize=address")
        add_link_options(-no-pie)
    endif()
    # Undefined behaviour stops a program, and the address sanitizer tells where: what the other one would say stands in 14 MB
    # that are looked through for pointers whenever a program ends.
    if(CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize=address.*trap-on-error")
        target_sources(ringford_warnings INTERFACE
            "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:${PROJECT_SOURCE_DIR}/cmake/SanitizerOptions.cpp>")
    endif()
endif()

# g++ looks for memory that it does not need any more after each 30 MB, again and again. Joined sources are compiled a
# fifteenth sooner when it waits for 1 GB: 0.7 GB a compiler at most instead of 0.5.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options("SHELL:--param ggc-min-expand=1000" "SHELL:--param ggc-min-heapsize=1000000")
endif()

if(NOT MSVC)
    find_program(RINGFORD_CCACHE ccache)
    mark_as_advanced(RINGFORD_CCACHE)
    if(RINGFORD_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
        # Paths below the project count as relative, so that two clones share what they compile.
        set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
            "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
            CCACHE_SLOPPINESS=pch_defines,time_macros "${RINGFORD_CCACHE}")
    endif()

    # A hundred programs are linked: lld takes a third of the time of binutils' usual linker, gold (which Debian 12 has
    # beside it) two thirds.
    find_program(RINGFORD_LLD NAMES ld.lld)
    find_program(RINGFORD_GOLD NAMES ld.gold)
    mark_as_advanced(RINGFORD_LLD RINGFORD_GOLD)
    if(CMAKE_CXX_COMPILER_ID MATCHES "AppleClang")
    elseif(RINGFORD_LLD)
        add_link_options(-fuse-ld=lld)
    elseif(RINGFORD_GOLD)
        add_link_options(-fuse-ld=gold)
    endif()
endif()
