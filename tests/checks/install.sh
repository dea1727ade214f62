# SPDX-License-Identifier: GPL-3.0-or-later
# install.sh BUILD: what `cmake --install` puts into a folder is complete and runs from there.
set -u
build=$1
to=$(mktemp -d) || exit 1
trap 'rm -rf "$to"' EXIT
cmake --install "$build" --prefix "$to" >/dev/null || exit 1

bad=0
id=org.ringford.Ringford
for file in bin/ringford bin/ringford-cli "share/applications/$id.desktop" "share/metainfo/$id.metainfo.xml" \
    "share/mime/packages/$id.xml" "share/icons/hicolor/scalable/apps/$id.svg" \
    share/man/man6/ringford.6 share/man/man6/ringford-cli.6; do
    [ -s "$to/$file" ] || { echo "not installed: $file"; bad=1; }
done
"$to/bin/ringford-cli" --version || bad=1
# What plays sounds is installed where it was built, and is no part of what each start loads.
if [ -e "$build/app/ringford-sounds.so" ]; then
    find "$to" -path '*/ringford/ringford-sounds.so' | grep -q . || { echo 'not installed: ringford-sounds.so'; bad=1; }
    if grep -q libQt6Multimedia "$to/bin/ringford"; then
        echo 'bin/ringford is linked with Qt Multimedia, which most people never need'
        bad=1
    fi
fi
exit $bad
