#!/usr/bin/env bash
# Makes build/packages/shinpan-VERSION.tar.gz out of the commit that is checked out; the same commit
# makes the same bytes. Prints the file's name.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
version=$(sed -n 's/.*kVersion = "\(.*\)";/\1/p' src/shinpan/base/version.hpp)
archive=build/packages/shinpan-$version.tar.gz
mkdir -p build/packages
git -c safe.directory="$PWD" -c tar.umask=0022 archive --format=tar --prefix="shinpan-$version/" HEAD |
  gzip -9n >"$archive"
echo "$archive"
