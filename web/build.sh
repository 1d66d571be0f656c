#!/usr/bin/env bash
# Builds the engine for browsers and the page around it: web/dist, a folder for any host of static
# files. Installs what is missing.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
source packaging/install.sh

install_missing build web
cmake --preset wasm
cmake --build --preset wasm
cd web
if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
  npm ci --no-audit --no-fund
fi
npm run build
