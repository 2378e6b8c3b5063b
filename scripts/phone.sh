#!/bin/sh
# A room as a phone on the same network sees it: the browser has a network of its own (a namespace), and reaches the server over plain
# HTTP by its address: scripts/phone.sh [BUILD] [GAME...]. With CUT=SECONDS the network is cut for so long, again and again.
# Needs the right to make namespaces; on this machine only.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
[ $# -eq 0 ] || shift
name=parlour-$$
number=$((2 + $$ % 250))
folder=$(mktemp -d)
end() {
  ip netns del "$name" 2> /dev/null || true
  rm -rf "$folder"
}
trap end EXIT
ip netns add "$name" || exit 77
ip link add "ours$number" type veth peer name phone netns "$name"
ip addr add "10.86.$number.1/24" dev "ours$number"
ip link set "ours$number" up
ip -n "$name" addr add "10.86.$number.2/24" dev phone
ip -n "$name" link set lo up
ip -n "$name" link set phone up
printf '#!/bin/sh\nexec ip netns exec %s "%s" "$@"\n' "$name" "${CHROMIUM:-/usr/bin/chromium}" > "$folder/browser"
chmod +x "$folder/browser"
cut=
[ -z "${CUT:-}" ] || cut="ip link set ours$number down; sleep $CUT; ip link set ours$number up"
CHROMIUM="$folder/browser" LISTEN="10.86.$number.1" CUT="$cut" node tests/web/rooms.mjs "$build" --rooms "$@"
