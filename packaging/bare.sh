#!/bin/bash
# The Debian package on a bare Debian 12, where there is nothing but what it depends on: the
# program does the README's main job there, and a proof is verified.
#
# usage: packaging/bare.sh FILE.deb        (as root; needs debootstrap and Debian's archive)
set -euo pipefail
cd "$(dirname "$0")/.."
package=$(realpath "$1")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

archive=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/*.sources 2> /dev/null | head -1)
debootstrap --variant=minbase bookworm "$root" "${archive:-http://deb.debian.org/debian}" > "$root.log" \
  || { tail "$root.log" >&2; exit 1; }
rm -f "$root.log"
cp "$package" "$root/opt/shinpan.deb"
cp -r examples "$root/opt/examples"
chroot "$root" apt-get install -qq --no-install-recommends /opt/shinpan.deb > /dev/null
inside() { chroot "$root" sh -c "cd /opt && $1"; }
inside 'shinpan --version'
inside 'shinpan judge --lang en examples/game-9x9.sgf' | grep 'White wins by 0.5 points.'
inside 'shinpan judge --strict --lang en --proof proof examples/bent-four.txt > /dev/null && shinpan-verify proof'
