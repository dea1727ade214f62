# SPDX-License-Identifier: GPL-3.0-or-later
# Pictures that the command line draws, as other programs read them: pictures.sh BUILD-FOLDER
set -u
cli=$1/app/ringford-cli
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bad=0

# No session, no display and no home of a user: a script has none of them either.
unset DISPLAY WAYLAND_DISPLAY XDG_RUNTIME_DIR QT_QPA_PLATFORM

for game in $("$cli" serve <<< games | sed 's/^= //'); do
    for theme in wood high-contrast-dark; do
        svg=$folder/$game-$theme.svg
        complaint=$("$cli" render "$game" -o "$svg" --theme "$theme" --size 80 2>&1) || bad=1
        [ -z "$complaint" ] || { printf '%s: %s\n' "$game" "$complaint"; bad=1; }
        xmllint --noout "$svg" || bad=1
        grep -qE '<image|data:' "$svg" && { echo "$game: a picture of dots in an SVG"; bad=1; }
        grep -q '<text' "$svg" || { echo "$game: no words in the SVG"; bad=1; }
        rsvg-convert -o "$svg.png" "$svg" || bad=1
    done
    cmp -s "$folder/$game-wood.svg.png" "$folder/$game-high-contrast-dark.svg.png" && { echo "$game: two themes look the same"; bad=1; }
done
# A page holds words with their fonts, and shapes alone.
for game in $("$cli" serve <<< games | sed 's/^= //'); do
    for style in colour ink-saving 1-bit; do
        pdf=$folder/$game-$style.pdf
        complaint=$("$cli" render "$game" -o "$pdf" --style "$style" 2>&1) || bad=1
        [ -z "$complaint" ] || { printf '%s: %s\n' "$game" "$complaint"; bad=1; }
        pdftotext "$pdf" - | grep -qw 1 || pdftotext "$pdf" - | grep -qw 1W || { echo "$pdf: no words"; bad=1; }
        pdffonts "$pdf" | awk 'NR > 2 { found = 1; if ($(NF - 4) != "yes") exit 1 } END { exit !found }' ||
            { echo "$pdf: a font that is not in it"; bad=1; }
        [ "$(pdfimages -list "$pdf" | wc -l)" -eq 2 ] || { echo "$pdf: a picture of dots"; bad=1; }
        complaint=$(pdftoppm -r 100 -mono "$pdf" "$pdf" 2>&1)
        [ -z "$complaint" ] || { printf '%s: %s\n' "$pdf" "$complaint"; bad=1; }
    done
done

ls "$folder" | grep -q png || { echo 'nothing was drawn'; bad=1; }
exit $bad
