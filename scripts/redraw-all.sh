#!/bin/sh
# Draws every golden scene of every game anew. Look at the pictures before you commit them.
set -eu
cd "$(dirname "$0")/.."
for scenes in games/*/tests/draw/scenes.txt; do
  build/tests/drawings --write "$scenes" "$(dirname "$scenes")"
done
build/parlour show marrakech "$(sed -n 's/^viewer .* | //p' games/marrakech/tests/draw/scenes.txt)" \
  -o games/marrakech/tests/draw/viewer.png --size 600x350
