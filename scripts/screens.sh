#!/bin/sh
# Whole games on screens of all sizes: screens.sh BUILD [WORD]. Every game in Chromium from the start page to its end screen, by
# touch alone at 390x664, 360x640, 820x1180 and 844x390, and at 390x664 without colours, by keyboard alone and through the
# accessibility tree; motion off, each step compared with the native program. With a word only tests with it in their name.
cd "$(dirname "$0")/.." || exit 1
exec node tests/web/screens.mjs "$1" "${2:-a whole game}"
