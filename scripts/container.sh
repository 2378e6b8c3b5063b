#!/bin/sh
# Tries data/Containerfile as doc/SERVER.md says: builds the image from what is committed, starts a server in it, plays a game there with two
# programs, and finds the room again in a second container with the same volume: scripts/container.sh [BUILD]. Where no registry can be
# reached, the image that it begins with is made of Debian's packages. PODMAN may hold options; on this machine only.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
scripts/need.sh container
podman="podman ${PODMAN:-}"
base=docker.io/library/debian:12
port=18642
folder=$(mktemp -d)
end() {
  $podman rm -f parlour-trial > /dev/null 2>&1 || true
  $podman volume rm -f parlour-trial > /dev/null 2>&1 || true
  rm -rf "$folder"
}
trap end EXIT
$podman image exists $base || $podman pull -q $base 2> /dev/null || {
  mmdebstrap --quiet --variant=minbase bookworm "$folder/base.tar"
  $podman import -q "$folder/base.tar" $base
}
mkdir "$folder/source"
git archive HEAD | tar -x -C "$folder/source"
$podman build -q --isolation chroot --network host -f data/Containerfile -t parlour "$folder/source"
start() {
  $podman rm -f parlour-trial > /dev/null 2>&1 || true
  $podman run -d -q --name parlour-trial --network host -v parlour-trial:/data parlour \
    parlour serve --listen "127.0.0.1:$port" --name localhost --store /data/rooms.sqlite > /dev/null
  for _ in $(seq 100); do
    curl -sf -o /dev/null "http://localhost:$port/healthz" && return
    sleep 0.1
  done
  $podman logs parlour-trial
  exit 1
}
start
[ "$($podman exec parlour-trial id -un)" = parlour ]
curl -sf "http://localhost:$port/room.html" | grep -q '<title>'
room=$(cd tests/server && python3 -c "from rooms import open_for_two; print(open_for_two($port, '$PWD/$build/parlour', 'marrakech').room)")
link="http://localhost:$port/room.html#$room"
XDG_DATA_HOME="$folder/ann" "$build/parlour" join "$link" --player random --name Ann > "$folder/ann.log" &
XDG_DATA_HOME="$folder/bob" "$build/parlour" join "$link" --player random --name Bob > "$folder/bob.log"
wait $!
grep -q 'The dice: as they were promised' "$folder/ann.log"
start # another container with the same volume
XDG_DATA_HOME="$folder/eve" "$build/parlour" join "$link" --player random --name Eve > "$folder/eve.log"
diff "$folder/bob.log" "$folder/eve.log"
$podman images --format '{{.Repository}} {{.Size}}' | grep parlour
echo "in a container: page, a game by two programs, the same room in a second container"
