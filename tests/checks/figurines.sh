# SPDX-License-Identifier: GPL-3.0-or-later
# The figurines are what their script makes of the piece drawings: no drawing, font or line of the script has changed since
# it ran; and where what it needs (fonttools and numpy, which nothing else does) is installed, it makes the same again.
(cd resources/fonts && sha256sum --check --quiet --strict figurines.sha256) ||
    { echo 'run resources/fonts/make_figurines.py'; exit 1; }
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import fontTools, numpy' 2>/dev/null; then
        exec "$python" resources/fonts/make_figurines.py --check
    fi
done
