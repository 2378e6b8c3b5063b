#!/bin/sh
# Draws every golden scene of tests/draw anew. Look at the pictures before you commit them.
set -eu
cd "$(dirname "$0")/.."
build/tests/drawings --write tests/draw/scenes.txt tests/draw
build/parlour show marrakech "$(sed -n 's/^marrakech-viewer .* | //p' tests/draw/scenes.txt)" \
  -o tests/draw/marrakech-viewer.png --size 600x350
