#!/bin/sh
# A server whose disk is full: full.sh PARLOUR, as TAP. The disk is a small one in memory, in a namespace of its own.
here=$(dirname "$0")
parlour=$1
case $parlour in /*) ;; *) parlour=$PWD/$parlour ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The inner shell's words are its own.
# shellcheck disable=SC2016
unshare -rm sh -c 'mount -t tmpfs -o size=2m none "$1"' sh "$folder" 2> /dev/null || {
  echo '1..0 # SKIP no namespace to be had'
  exit 0
}
# shellcheck disable=SC2016
unshare -rm sh -c 'mount -t tmpfs -o size=2m none "$3" && exec python3 "$1" "$2" "$3"' sh "$here/full.py" "$parlour" "$folder"
