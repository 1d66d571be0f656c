#!/usr/bin/env bash
# Makes build/packages/shinpan-VERSION.tgz for npm out of the engine in build/wasm, or of another
# folder that is named. Prints the file's name.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
engine=${1:-build/wasm/bindings/wasm}
staged=build/packages/npm
rm -rf "$staged"
mkdir -p "$staged"
cp packaging/npm/{package.json,README.md,example.mjs,THIRD-PARTY} LICENSE "$staged"
cp "$engine"/shinpan.{js,d.ts,mjs,wasm} "$staged"
chmod 644 "$staged"/*
name=$(npm pack "./$staged" --pack-destination build/packages --loglevel=error)
echo "build/packages/$name"
