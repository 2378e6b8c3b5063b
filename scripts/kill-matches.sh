#!/bin/sh
# A round robin of six players over all games, killed by kill -9 at 500 moments: scripts/kill-matches.sh PARLOUR [KILLS]
#
# Five of the players crash, hang, make illegal moves, say gigabytes or are late. The table and the records must be those
# of a match that nobody disturbed, and those of its parts merged. About an hour.
set -eu
cd "$(dirname "$0")/.."
kills=${2:-500}
tests/tournament.sh "$1" $((kills / 5)) marrakech blokus patchwork catan-dice agamemnon
