# SPDX-License-Identifier: GPL-3.0-or-later
# The pieces keep to the rules of their templates (resources/pieces/README.md).
export PYTHONDONTWRITEBYTECODE=1
exec python3 tests/tools/check_pieces.py
