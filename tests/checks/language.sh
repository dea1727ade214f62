# SPDX-License-Identifier: GPL-3.0-or-later
# The engine is compiled by g++ 12 and, for its fuzzers, by clang 14, which has no <format> or
# <expected> and cannot compile what returns one of libstdc++'s range views. Its headers are read behind Qt's as well,
# to which some words are keywords.
set -u
bad=0
found=$(grep -rnE --include='*.h' --include='*.cpp' \
    'std::(format|expected|views::|ranges::(views|unique|remove|remove_if|partition|stable_partition|rotate|search|find_end|equal_range)\b)' \
    engine tests/toy tests/fuzz 2>/dev/null)
[ -z "$found" ] || { printf 'Not with both compilers:\n%s\n' "$found"; bad=1; }

found=$(grep -rnE --include='*.h' '(^|[^"[:alnum:]_])(slots|signals|emit|foreach|forever)[[:space:]]*[;,=(){}[]' engine tests/toy |
    grep -vE ':[0-9]+:[[:space:]]*(//|\*|/\*)')
[ -z "$found" ] || { printf 'Keywords of Qt:\n%s\n' "$found"; bad=1; }
exit $bad
