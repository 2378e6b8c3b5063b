#!/bin/sh
# Whole games on screens of all sizes: screens.sh BUILD [WORD]. Every game in Chromium by touch alone at 390x664, 360x640, 820x1180
# and 844x390, and at 390x664 by keyboard alone and through the accessibility tree, motion off, each step compared with
# the native program. With a word only tests with it in their name. Takes some minutes.
cd "$(dirname "$0")/.." || exit 1
PARLOUR_SCREENS=all exec node tests/web/page.mjs "$1" "${2:-a whole game}"
