# SPDX-License-Identifier: GPL-3.0-or-later
# The figurines are what their script makes of the piece drawings. It needs fonttools and numpy, which nothing else does.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import fontTools, numpy' 2>/dev/null; then
        exec "$python" resources/fonts/make_figurines.py --check
    fi
done
echo 'left out: no fonttools (python3-fonttools, python3-numpy)'
exit 77
