# shellcheck shell=bash
# Sourced by run and check in the repository root.

as_root() {
  if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

# install_missing GROUP...: installs what packages.txt lists for the groups and is not there yet.
install_missing() {
  command -v dpkg-query >/dev/null || return 0 # not Debian: CMake names what it misses
  local list=packaging/packages.txt wanted present missing
  wanted=$(awk -v groups=" $* " '/^[^#]/ && index(groups, " " $2 " ") { print $1 }' "$list" | sort)
  # shellcheck disable=SC2086
  present=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
    sed -n 's/^installed //p' | sort -u) || true
  missing=$(comm -23 <(echo "$wanted") <(echo "$present"))
  [[ -n $missing ]] || return 0

  echo "installing Debian packages:" >&2
  grep -wE "^(${missing//$'\n'/|}) .*" "$list" | sed 's/^/  /' >&2
  mkdir -p build
  # shellcheck disable=SC2086
  if ! {
    as_root apt-get update -qq -o Acquire::Retries=3 &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Acquire::Retries=3 $missing
  } >build/install.log 2>&1 </dev/null; then
    cat build/install.log >&2
    return 1
  fi
}

node_is_recent() {
  command -v node >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

# use_node: node 20.19 or newer and npm, which the tools of the page want. Debian 12 has node 18; then a
# newer one comes from npm and lies in build/node.
use_node() {
  node_is_recent && return
  PATH=$PWD/build/node/node_modules/node/bin:$PATH
  node_is_recent && return
  command -v npm >/dev/null || install_missing node
  npm install --prefix build/node --no-audit --no-fund --loglevel=error node@22 >&2
  hash -r
  node_is_recent
}

# install_page_tools: what web/package-lock.json names, unless it is there.
install_page_tools() {
  use_node
  [[ web/node_modules/.package-lock.json -nt web/package-lock.json ]] ||
    (cd web && npm ci --no-audit --no-fund --loglevel=error)
}
