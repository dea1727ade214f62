# SPDX-License-Identifier: GPL-3.0-or-later
# Every drawing is sound XML and uses only what Qt's SVG (6.4) draws right, which is less than
# other programs draw.
set -u
mapfile -d '' -t drawings < <(find resources -name '*.svg' -print0)
[ ${#drawings[@]} -gt 0 ] || { echo 'no drawings found'; exit 1; }

bad=0
xmllint --noout "${drawings[@]}" || bad=1
grep -nE '<(clipPath|mask|filter|pattern|symbol|foreignObject|image|text|script)\b|rgba\(|hsla?\(|var\(|#[0-9A-Fa-f]{8}\b|(clip-path|mask|filter)=' \
    "${drawings[@]}" && { echo 'Qt does not draw these'; bad=1; }
exit $bad
