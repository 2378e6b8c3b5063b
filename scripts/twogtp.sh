#!/bin/sh
# Our engine against Pentobi through Pentobi's own match tool, in every variant both know: scripts/twogtp.sh PARLOUR PENTOBI [GAMES]
#
# PENTOBI is the folder in which Pentobi was built with -DPENTOBI_BUILD_GTP=ON: it holds twogtp/twogtp and
# pentobi_gtp/pentobi-gtp. Its games are then read as openings of ours, so that both programs' files are tried too.
set -eu
parlour=$(realpath "$1")
pentobi=$(realpath "$2")
games=${3:-4}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

for variant in classic:four classic_2:two classic_3:three duo:duo; do
  name=${variant%:*}
  "$pentobi/twogtp/twogtp" --quiet --nugames "$games" --game "$name" --file "$name" \
    --black "$parlour engine blokus --gtp --player 3" --white "$pentobi/pentobi_gtp/pentobi-gtp --quiet --nobook --level 2"
  played=$(grep -vc '^#' "$name.dat")
  [ "$played" = "$games" ] || { echo "$name: $played of $games games"; exit 1; }
  read=0
  while IFS= read -r game; do
    printf '%s\n' "$game" > one.blksgf
    record=$("$parlour" import blokus one.blksgf)
    "$parlour" check blokus "$record" > /dev/null && read=$((read + 1))
  done < "$name.blksgf"
  echo "$name: $played games through twogtp, $read of its files read"
  "$parlour" match blokus 1 "gtp:$pentobi/pentobi_gtp/pentobi-gtp --quiet --nobook --noresign --level 1" --games 2 \
    --mode="${variant#*:}" > table 2> error
  ! grep -q forfeited table || { cat table error; exit 1; }
done
