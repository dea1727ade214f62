# SPDX-License-Identifier: GPL-3.0-or-later
# Every source says its licence: C++ on the first line, scripts and CMake within the first three.
set -u
line='SPDX-License-Identifier: GPL-3.0-or-later'

missing=$(find engine ui app tests cmake CMakeLists.txt .ci -type f \
    \( -name '*.h' -o -name '*.cpp' -o -name '*.cmake' -o -name CMakeLists.txt \
       -o -name '*.sh' -o -path app/run -o -path tests/run -o -path tests/on-screen -o -path .ci/run \) -print0 |
    xargs -0 awk -v line="$line" '
        function note(file) { if (file != "" && !said) print "no licence line: " file }
        FNR == 1 { note(before); before = FILENAME; said = 0; most = FILENAME ~ /\.(h|cpp)$/ ? 1 : 3 }
        FNR <= most && index($0, line) { said = 1 }
        FNR > most { nextfile }
        END { note(before) }')
bad=0
[ -z "$missing" ] || { printf '%s\n' "$missing"; bad=1; }

head -n 3 LICENSE | grep -q 'GNU GENERAL PUBLIC LICENSE' || { echo 'LICENSE is not the GPL'; bad=1; }
exit $bad
