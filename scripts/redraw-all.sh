#!/bin/sh
# Draws every golden scene of tests/draw anew. Look at the pictures before you commit them.
set -eu
cd "$(dirname "$0")/.."
build/tests/drawings --write tests/draw/scenes.txt tests/draw
