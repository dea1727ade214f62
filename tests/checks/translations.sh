#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every text of the window is found under the name that the program asks for: lupdate knows the class that it is in, and no text of a
# translation lacks there. usage: translations.sh LUPDATE
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cmake -DSOURCES="$PWD" -DOUT="$folder/engine_texts.cpp" -P cmake/EngineTexts.cmake
for language in translations/ringford_*.ts; do
    case $language in
    *_en.ts) only=-pluralonly ;;
    *) only= ;;
    esac
    cp "$language" "$folder/now.ts"
    said=$("$1" -silent -no-obsolete -locations none $only -I "$PWD" ui app "$folder/engine_texts.cpp" -ts "$folder/now.ts" 2>&1)
    if [ -n "$said" ]; then
        echo "$said"
        exit 1
    fi
    if grep -q 'type="unfinished"' "$folder/now.ts"; then
        echo "$language lacks words: build the target update_translations, fill them in, and take out type=\"unfinished\":"
        awk '/<message/ { text = "" } /<source>/ { text = $0 } /type="unfinished"/ { print text }' "$folder/now.ts"
        exit 1
    fi
done

# German has a blank before the ellipsis behind a whole word, in menus as elsewhere; one style on all buttons and help pages.
if grep -nE '[[:alpha:]]…</(translation|numerusform|b)' translations/ringford_de.ts resources/help/de/*.html; then
    echo "German: a blank stands before the ellipsis"
    exit 1
fi

# What is played is a move (Zug) in German, whatever English calls an action: one word for one thing.
if grep -rnE '\bAktion(en)?\b' translations/ringford_de.ts resources/help/de resources/cards/de resources/lessons/de; then
    echo "German: what is played is a Zug"
    exit 1
fi

# Those who win together are a Mannschaft in German.
if grep -rnE '\bTeams?\b' resources/help/de resources/cards/de resources/lessons/de || grep -nE '<(translation|numerusform)>.*\bTeams?\b' translations/ringford_de.ts; then
    echo "German: a team is a Mannschaft"
    exit 1
fi

# Rules are learnt by playing: nobody says "durch Tun" in German.
if grep -rn 'durch Tun' translations/ringford_de.ts resources/help/de resources/cards/de resources/lessons/de; then
    echo "German: rules are learnt spielend"
    exit 1
fi

# Behind a level stands how well it plays, and no place where people play.
if grep -nE '<translation>(Freizeit|Verein)</translation>' translations/ringford_de.ts; then
    echo "German: a level is called by how well it plays, as the others are"
    exit 1
fi
