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
