# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCES=FOLDER -DOUT=FILE -P EngineTexts.cmake
#
# The engine knows no Qt and marks what people read with RINGFORD_TEXT("..."); so does the window
# where it words a refusal of its own. lupdate cannot be told to put those into one context, so they
# are copied from SOURCES/engine and SOURCES/ui to OUT in words that it knows, all in the context
# "engine". OUT is never compiled.

string(ASCII 1 semicolon)
string(ASCII 2 open)
string(ASCII 3 close)

set(out "// Made from what is marked with RINGFORD_TEXT.\n")
file(GLOB_RECURSE sources LIST_DIRECTORIES false "${SOURCES}/engine/*.cpp" "${SOURCES}/engine/*.h"
    "${SOURCES}/ui/*.cpp" "${SOURCES}/ui/*.h")
foreach(source IN LISTS sources)
    file(READ "${source}" text)
    # These three mean something to CMake's lists.
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REPLACE "[" "${open}" text "${text}")
    string(REPLACE "]" "${close}" text "${text}")
    string(REGEX MATCHALL "RINGFORD_TEXT\\(([ \t\r\n]*\"([^\"\\]|\\\\.)*\")+[ \t\r\n]*\\)" marked "${text}")
    foreach(one IN LISTS marked)
        string(REGEX REPLACE "^RINGFORD_TEXT\\(" "QT_TRANSLATE_NOOP(\"engine\", " one "${one}")
        string(APPEND out "${one}\n")
    endforeach()
endforeach()
string(REPLACE "${semicolon}" ";" out "${out}")
string(REPLACE "${open}" "[" out "${out}")
string(REPLACE "${close}" "]" out "${out}")
file(WRITE "${OUT}" "${out}")
