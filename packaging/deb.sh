#!/usr/bin/env bash
# Makes build/packages/shinpan_VERSION-1_ARCHITECTURE.deb out of build/release, or of another
# release build that is named. Prints the file's name.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
build=${1:-build/release}
mkdir -p build/packages
log=build/packages/deb.log

# The moment of the commit, so that the same commit makes the same package.
SOURCE_DATE_EPOCH=$(git -c safe.directory="$PWD" log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH

make_package() {
  [[ $build != build/release ]] || cmake --preset release
  cmake --build "$build" --target shinpan shinpan-verify shinpan_c
  [[ $build != build/release ]] || cmake --build "$build"
  local described=$build/described version
  rm -rf "$described"
  packaging/describe.py "$build/apps/cli/shinpan" "$build/src/verify/shinpan-verify" "$described"
  version=$("$build/apps/cli/shinpan" --version)
  version=${version#shinpan }
  mkdir -p "$described/doc/shinpan"
  gzip -9nc CHANGELOG.md >"$described/doc/shinpan/changelog.gz"
  gzip -9n >"$described/doc/shinpan/changelog.Debian.gz" <<END
shinpan ($version-1) unstable; urgency=medium

  * Built from the sources of this version; changelog.gz says what is new.

 -- Shinpan authors <shinpan@users.noreply.github.com>  $(date -uR -d "@$SOURCE_DATE_EPOCH")
END
  rm -f build/packages/*.deb
  (umask 022 && cpack -G DEB --config "$build/CPackConfig.cmake" -B "$PWD/build/packages")
  rm -rf build/packages/_CPack_Packages
}

make_package >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
ls build/packages/*.deb
