#!/usr/bin/env bash
# Builds the engine for browsers and the page around it: web/dist, a folder for any host of static
# files, which the next build of shinpan takes in, so that `shinpan serve` shows it. Installs what is
# missing.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
source packaging/install.sh

./run --version >/dev/null # the program computes the figures of the book
install_missing web
cmake --preset wasm
cmake --build --preset wasm
install_page_tools
cd web
npm run build
