# SPDX-License-Identifier: GPL-3.0-or-later
# A desktop finds the program, its icon and its files; all of it goes by one id and one version.
set -u
bad=0
wrong() { echo "$*"; bad=1; }
id=org.ringford.Ringford
folder=app/desktop

desktop-file-validate "$folder/$id.desktop" || bad=1
xmllint --noout "$folder"/*.xml || bad=1
appstreamcli validate --no-net "$folder/$id.metainfo.xml" || bad=1
[ -f "resources/icons/$id.svg" ] || wrong "no icon resources/icons/$id.svg"
grep -qx "Icon=$id" "$folder/$id.desktop" || wrong "the desktop file has another icon"

version=$(sed -n 's/^ *VERSION \([0-9.]*\)$/\1/p' CMakeLists.txt)
newest=$(grep -om1 '<release version="[^"]*"' "$folder/$id.metainfo.xml")
[ "$newest" = "<release version=\"$version\"" ] || wrong "version $version in CMakeLists.txt, newest in metainfo: $newest"

mime=$(mktemp -d) || exit 1
trap 'rm -rf "$mime"' EXIT
mkdir "$mime/packages"
cp "$folder/$id.mime.xml" "$mime/packages/$id.xml"
update-mime-database "$mime" || bad=1
grep -q '^[0-9]*:application/x-ringford:\*\.ringford$' "$mime/globs2" || wrong 'a .ringford file would not be known'
grep -q '^MimeType=application/x-ringford;application/vnd.chess-pgn;' "$folder/$id.desktop" || wrong 'the desktop file opens another kind of file'
exit $bad
