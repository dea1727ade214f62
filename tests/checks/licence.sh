# SPDX-License-Identifier: GPL-3.0-or-later
# Every source says its licence: C++ on the first line, scripts and CMake within the first three.
set -u
bad=0
line='SPDX-License-Identifier: GPL-3.0-or-later'

while IFS= read -r -d '' file; do
    case $file in
        *.h | *.cpp) head -n 1 "$file" ;;
        *) head -n 3 "$file" ;;
    esac | grep -qF "$line" && continue
    echo "no licence line: $file"
    bad=1
done < <(find engine ui app tests cmake CMakeLists.txt .ci -type f \
    \( -name '*.h' -o -name '*.cpp' -o -name '*.cmake' -o -name CMakeLists.txt \
       -o -name '*.sh' -o -path app/run -o -path tests/run -o -path tests/on-screen -o -path .ci/run \) -print0)

head -n 3 LICENSE | grep -q 'GNU GENERAL PUBLIC LICENSE' || { echo 'LICENSE is not the GPL'; bad=1; }
exit $bad
