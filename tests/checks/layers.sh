# SPDX-License-Identifier: GPL-3.0-or-later
# The arrows of the house: app -> ui -> engine, and within the engine as listed below. An arrow
# is an #include. Prints each one that points the wrong way and fails if there is one.
set -u
bad=0

# forbid FOLDER PATTERN WHY: no file below FOLDER includes what PATTERN (Perl's kind) matches.
forbid() {
    [ -d "$1" ] || return 0
    local found
    found=$(grep -rnP --include='*.h' --include='*.cpp' "^\s*#\s*include\s*$2" "$1")
    [ -z "$found" ] && return 0
    printf '%s:\n%s\n' "$3" "$found"
    bad=1
}

forbid engine '[<"](Q[A-Z]|Qt|qt6/|q[a-z]+\.h)' 'The engine knows no Qt'
forbid engine '[<"](ui|app|tests)/' 'The engine knows nothing above it'
forbid ui '[<"](app|tests)/' 'The window knows no main program'
forbid ui/paint '"ui/(?!paint/)' 'What draws knows nothing of the window'
forbid ui/paint '<(QtWidgets/|QWidget|QApplication|QGraphics)' 'What draws knows no widgets'
forbid ui/print '"ui/(?!paint/|print/)' 'What is printed knows nothing of the window'
forbid ui/print '<(QtWidgets/|QWidget|QApplication|QGraphics)' 'What is printed knows no widgets'
forbid app/cli '"ui/(?!paint/|print/)' 'The command line knows no window'
forbid engine/board '"engine/(?!board/)' 'A board knows nothing but boards'
forbid engine/play '"engine/(games|text|search|protocol|tournament)/' 'Play knows no games, texts, search or protocol'

forbid engine/games '"engine/(text|search|protocol|tournament)/' 'A game knows no texts, search or protocol'
forbid engine/text '"engine/(search|protocol|tournament)/' 'Texts know no search or protocol'

# Outside engine/games nothing names a concrete game, and a game knows no other.
for game in engine/games/*/; do
    [ -d "$game" ] || continue
    name=$(basename "$game")
    for room in engine/board engine/play engine/text engine/search engine/protocol engine/tournament ui app; do
        forbid "$room" "\"engine/games/$name/" "Only the registry names a game ($name)"
    done
    [ "$name" = chess ] && continue
    for other in engine/games/*/; do
        [ "$other" = "$game" ] || forbid "${other%/}" "\"engine/games/$name/" "A game knows no other ($name)"
    done
done

# Streams in headers cost every file that includes them.
found=$(grep -rnE --include='*.h' '#[[:space:]]*include[[:space:]]*<iostream>' engine ui app 2>/dev/null)
[ -z "$found" ] || { printf 'No <iostream> in headers:\n%s\n' "$found"; bad=1; }

exit $bad
