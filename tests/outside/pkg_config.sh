#!/usr/bin/env bash
# pkg_config.sh PREFIX SOURCE COMPILER: compiles and runs a program in C11 as the installed
# shinpan.pc says, wherever the prefix was moved to.
set -euo pipefail
prefix=$1 source=$2 compiler=$3
folder=$(dirname "$(find "$prefix" -name shinpan.pc)")
libraries=$(dirname "$folder")
program=$(dirname "$source")/judge_by_pkg_config
read -ra flags < <(PKG_CONFIG_PATH=$folder pkg-config --cflags --libs shinpan)
"$compiler" -std=c11 -Wall -Wextra -Wpedantic -Werror "$source" -o "$program" "${flags[@]}"
LD_LIBRARY_PATH=$libraries "$program"
needed=$(LD_LIBRARY_PATH=$libraries ldd "$program")
[[ $needed =~ libshinpan_c[.]so[.][0-9]+[.][0-9]+\ =\>\ [^n] ]] || { echo "$needed" >&2; exit 1; } # no "not found"
# Nothing but the functions of the header is shown.
shown=$(nm -D --defined-only "$libraries/libshinpan_c.so" | awk '$2 == "T" || $2 == "V" || $2 == "W" { print $3 }')
strange=$(grep -vE '^shinpan_[a-z_]+(@@SHINPAN_[0-9.]+)?$' <<<"$shown" || true)
[[ -z $strange ]] || { echo "shown besides: $strange" >&2; exit 1; }
