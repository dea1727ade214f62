# SPDX-License-Identifier: GPL-3.0-or-later
# The sounds are what their script computes.
exec python3 resources/sounds/make_sounds.py --check
