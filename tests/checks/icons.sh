# SPDX-License-Identifier: GPL-3.0-or-later
# The window's icons keep their drawing rules: grid, stroke, one colour placeholder.
export PYTHONDONTWRITEBYTECODE=1
exec python3 tests/tools/check_icons.py
