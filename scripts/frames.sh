#!/bin/sh
# How long frames take: frames.sh BUILD [OTHER-BUILD]. Prints every line of tests/redraw, or with another build, say of an older commit,
# those lines of both beside each other; and last the slowest frames at each scale: of which nothing was kept, after something
# changed, and under a moving pointer. Wants a quiet machine: figures are by the clock, those in brackets processor time.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1/tests/redraw" > "$folder/now"
cat "$folder/now"
if [ $# -gt 1 ]; then
  "$2/tests/redraw" | sed 's/^/before: /'
fi
for scale in 1 2; do
  for kind in nothing changed kept; do
    grep "scale $scale" "$folder/now" | sed "s/.* $kind \([0-9.]*\) ms.*/\1/" | sort -n | tail -1 |
      sed "s/^/slowest frame at scale $scale, $kind: /; s/$/ ms/"
  done
done
