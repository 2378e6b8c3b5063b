#!/bin/sh
# One test of the real window: run.sh BUILD NAME [ARGUMENT...]. A screen and a session bus of its own.
export PARLOUR_BUILD="$1"
name=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
# The distribution's own python has the bindings for the accessibility bus.
exec dbus-run-session -- xvfb-run -a -s '-screen 0 1280x1024x24' /usr/bin/python3 "$here/$name.py" "$@"
