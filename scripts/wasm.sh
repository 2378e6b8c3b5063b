#!/bin/sh
# Writes a cross file of Meson for WebAssembly with what is found on this machine: scripts/wasm.sh FILE
#   scripts/wasm.sh build-web.ini && meson setup build-web --cross-file build-web.ini
# WASM_CC, WASM_AR and WASI_SYSROOT say it where it is not found by itself. Fails with one line on what is missing.
set -eu
out=$1
try=$(mktemp -d)
trap 'rm -rf "$try"' EXIT
versions='21 20 19 18 17 16 15 14'

missing() {
  echo "$*" >&2
  exit 1
}

numbered() { # NAME: with and without every version
  echo "$1"
  for version in $versions; do echo "$1-$version"; done
}

sysroot=${WASI_SYSROOT:-}
for folder in /usr /usr/share/wasi-sysroot /usr/local/share/wasi-sysroot /opt/wasi-sdk/share/wasi-sysroot; do
  [ -n "$sysroot" ] || [ ! -e "$folder/lib/wasm32-wasi/libc.a" ] || sysroot=$folder
done
[ -n "$sysroot" ] || missing 'no wasi-libc found (WASI_SYSROOT)'

# A compiler that also links: it needs lld and the run-time library of its own version.
echo 'int main(void) { return 0; }' > "$try/main.c"
compiler=
for name in ${WASM_CC:-$(numbered clang)}; do
  if [ -z "$compiler" ] && command -v "$name" > /dev/null &&
    "$name" --target=wasm32-wasi --sysroot="$sysroot" "$try/main.c" -o "$try/main.wasm" 2> /dev/null; then
    compiler=$name
  fi
done
[ -n "$compiler" ] || missing 'no clang that links for wasm32-wasi found, with lld and libclang-rt for wasm32 (WASM_CC)'
archiver=
for name in ${WASM_AR:-$(numbered llvm-ar)}; do
  [ -n "$archiver" ] || ! command -v "$name" > /dev/null || archiver=$name
done
[ -n "$archiver" ] || missing 'no llvm-ar found (WASM_AR)'

# The compiler is a line of shell: Meson always passes linker flags that wasm-ld does not know.
cat > "$try/wasm.ini" << EOF
[binaries]
c = ['sh', '-c', 'for word do shift; case \$word in -Wl,--as-needed | -Wl,--no-undefined | -Wl,--start-group | -Wl,--end-group | -Wl,--allow-shlib-undefined) ;; *) set -- "\$@" "\$word" ;; esac; done; exec $compiler --target=wasm32-wasi --sysroot=$sysroot "\$@"', 'wasm-cc']
ar = '$archiver'

[built-in options]
default_library = 'static'
b_staticpic = false

[properties]
needs_exe_wrapper = true

[host_machine]
system = 'wasi'
cpu_family = 'wasm32'
cpu = 'wasm32'
endian = 'little'
EOF
cmp -s "$try/wasm.ini" "$out" || cp "$try/wasm.ini" "$out"
