# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run and tests/run: what must be installed, and how the program is built.
# Sets `root`, the project's folder. Everything said here goes to standard error, so that
# standard output stays the program's.

# A closed standard input would hand its number to the next file that is opened.
{ : <&0; } 2>/dev/null || exec </dev/null

root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd -P)

# Where the distributions disagree about a name: the names, divided by |.
build_packages=(cmake ninja-build g++ qt6-base-dev 'qt6-svg-dev|libqt6svg6-dev' qt6-tools-dev
    qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n fonts-dejavu-core)
# Without the first nothing is heard; without the second (5 MB) no serif font beside DejaVu's may be there for paper.
optional_build_packages=(qt6-multimedia-dev fonts-linuxlibertine)
test_packages=(qt6-base-private-dev librapidcheck-dev xvfb openbox libxml2-utils desktop-file-utils appstream
    shared-mime-info groff-base python3 librsvg2-bin poppler-utils universal-ctags dbus at-spi2-core
    gir1.2-atspi-2.0 python3-gi x11-utils parallel)
# A release that lacks one of these tests the rest.
optional_test_packages=(clang-format-14 libbenchmark-dev)

# ccache gives up, and with it the compiler, where it cannot write (a home that can only be read).
if command -v ccache >/dev/null; then
    cache=$(ccache --get-config cache_dir 2>/dev/null) || cache=
    if ! { [ -n "$cache" ] && mkdir -p -- "$cache" && [ -w "$cache" ]; } 2>/dev/null; then
        export CCACHE_DISABLE=1
    fi
fi

say() { printf '%s\n' "$*" >&2; }

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

is_known() { [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) == *'  Candidate: '[0-9]* ]]; }

# as_root COMMAND...: asks for a password only where one is needed.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@" </dev/null
    else
        sudo "$@"
    fi
}

apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "$@" >&2; }

# choose: puts into `chosen`, for each of `missing`, the first name that apt knows; fails when one
# is unknown under all its names.
choose() {
    local names name
    chosen=()
    for names in "${missing[@]}"; do
        for name in ${names//|/ }; do
            if is_known "$name"; then
                chosen+=("$name")
                continue 2
            fi
        done
        return 1
    done
}

# known_packages PACKAGE...: puts into `known` those that apt has; says which it has not.
known_packages() {
    local name
    known=()
    for name in "$@"; do
        if is_installed "$name" || { command -v apt-cache >/dev/null && is_known "$name"; }; then
            known+=("$name")
        else
            say "This system has no package $name: what needs it is left out."
        fi
    done
}

say_no_packages() { say 'Not all packages could be installed. Is there a network? What apt says stands above.'; }

# install_missing PURPOSE PACKAGE...: installs what is not there yet, saying what.
install_missing() {
    local purpose=$1 names name missing=() chosen=()
    shift
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "No Debian packages here; trying with what is installed. Needed: $*"
        return 0
    fi
    for names in "$@"; do
        for name in ${names//|/ }; do
            is_installed "$name" && continue 2
        done
        missing+=("$names")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        say "These packages are missing $purpose: ${missing[*]%%|*}"
        say 'There is no sudo here: let root install them (apt-get install), then start this again.'
        return 1
    fi
    say "Installing what is missing $purpose: ${missing[*]%%|*}"
    local updated=
    if ! choose; then
        apt -q update || { say_no_packages; return 1; }
        updated=yes
        choose || { say "Packages that apt does not know are among: ${missing[*]%%|*}"; say_no_packages; return 1; }
    fi
    apt -q install -y --no-install-recommends "${chosen[@]}" && return 0
    # Lists that are out of date name packages that are no longer there.
    [ -z "$updated" ] && apt -q update && apt -q install -y --no-install-recommends "${chosen[@]}" && return 0
    say_no_packages
    return 1
}

# configure PRESET [CMAKE ARGUMENT...]: anew where the folder has been moved since.
configure() {
    local preset=$1 fresh=()
    shift
    local cache=$root/build/$preset/CMakeCache.txt
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        fresh=(--fresh)
    fi
    # A preset is looked for in the folder one stands in.
    (cd -- "$root" && cmake --preset "$preset" "${fresh[@]}" "$@") >&2
}

# is_configured PRESET
is_configured() {
    [ -f "$root/build/$1/build.ninja" ] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/build/$1/CMakeCache.txt"
}

# build PRESET [TARGET...]
build() {
    local preset=$1 targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    cmake --build "$root/build/$preset" "${targets[@]}" >&2
}
