#!/bin/sh
# Builds the page's program as part of a native build: page.sh PROJECT CROSS-FILE FOLDER OUT
# The cross build lives in FOLDER and is kept, so that only what changed is compiled again.
set -eu
folder=$3
{ [ -f "$folder/build.ninja" ] || meson setup "$folder" "$1" --cross-file "$2"; } > "$folder.log" 2>&1 &&
  ninja -C "$folder" web/page.wasm > "$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
cmp -s "$folder/web/page.wasm" "$4" || cp "$folder/web/page.wasm" "$4"
