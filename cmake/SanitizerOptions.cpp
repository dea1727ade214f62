// SPDX-License-Identifier: GPL-3.0-or-later
// What programs that are built with the sanitizers ask of them, unless ASAN_OPTIONS says otherwise (docs/building.md).

extern "C" const char* __asan_default_options(); // the name and the type are the sanitizer's

extern "C" const char* __asan_default_options()
{
    return "handle_sigill=1"                         // tells where undefined behaviour stopped the program
           ":clear_shadow_mmap_threshold=1000000000" // large memory is marked as free without asking the system for pages
           ":quarantine_size_mb=8"                   // what was given back last is watched, where caches reach it
           ":malloc_context_size=0";                 // the second try of tests/run tells where memory was asked for
}
