#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What clang 14 cannot compile with the library of g++ 12: views, and algorithms of std::ranges that give back a part of
# what they were given. clang.sh finds them as well, after a minute, and where clang is installed.
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."

parts='(stable_)?partition|remove(_if)?|unique|rotate|search(_n)?|find_end|equal_range|shift_left|shift_right|subrange'
if grep -rnE "\branges::($parts)\b|\bviews::" --include='*.cpp' --include='*.h' engine ui app; then
    echo "clang 14 does not know these: the algorithm of std with begin() and end() does the same"
    exit 1
fi
