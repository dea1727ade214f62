#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# window_icon.sh RINGFORD: whether its window has an icon where windows carry that themselves, under X11: small for a list
# of windows, large for switching between them. Wants a screen with a window manager (tests/on-screen).
set -eu
"$1" &
program=$!
trap 'kill $program; wait $program 2>/dev/null || true' EXIT

# The window manager tells which windows there are, and each time there is another one.
while read -r line; do
    [[ $line =~ 0x[0-9a-f]+ ]] && break
done < <(xprop -root -spy _NET_CLIENT_LIST)
icons=$(xprop -id "${BASH_REMATCH[0]}" _NET_WM_ICON)
for size in 16 32 128; do
    if [[ $icons != *"Icon ($size x $size)"* ]]; then
        echo "The window has no icon of $size x $size dots."
        exit 1
    fi
done
