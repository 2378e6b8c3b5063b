#!/bin/sh
# One test of the real window: run.sh BUILD NAME [ARGUMENT...]. A screen and a session bus of its own.
export PARLOUR_BUILD="$1"
name=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
number=$(mktemp)
case "$name" in screen) size=2560x1600 ;; laptop) size=1366x768 ;; *) size=1280x1024 ;; esac
# The server itself takes a free number, so that tests side by side never meet on one screen.
Xvfb -displayfd 3 -screen 0 ${size}x24 -nolisten tcp 3> "$number" 2> /dev/null &
server=$!
trap 'kill $server; rm -f "$number"' EXIT
until [ -s "$number" ] || ! kill -0 $server 2> /dev/null; do sleep 0.1; done
DISPLAY=:$(cat "$number")
export DISPLAY
# The distribution's own python has the bindings for the accessibility bus.
dbus-run-session -- /usr/bin/python3 "$here/$name.py" "$@"
