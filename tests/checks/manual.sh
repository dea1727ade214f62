# SPDX-License-Identifier: GPL-3.0-or-later
# The manual pages are set without a warning.
set -u
bad=0
for page in app/desktop/*.[56]; do
    said=$(groff -man -ww -Tutf8 -z "$page" 2>&1)
    [ -z "$said" ] || { printf '%s\n' "$said"; bad=1; }
done
exit $bad
