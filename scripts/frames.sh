#!/bin/sh
# How long frames take: frames.sh BUILD [OTHER-BUILD]. Prints every line of tests/redraw, or with another build, say of an older commit,
# those lines of both beside each other; and last the slowest frame under a moving pointer at each scale. Wants a quiet machine:
# figures are processor time, but caches are shared.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1/tests/redraw" > "$folder/now"
cat "$folder/now"
if [ $# -gt 1 ]; then
  "$2/tests/redraw" | sed 's/^/before: /'
fi
for scale in 1 2; do
  grep "scale $scale" "$folder/now" | sed 's/.*kept \([0-9.]*\) ms.*/\1/' | sort -n | tail -1 |
    sed "s/^/slowest frame under a moving pointer at scale $scale: /; s/$/ ms/"
done
