#!/bin/sh
# A program with a store of its own: crowd.sh PROGRAM [PARLOUR] NUMBER... runs PROGRAM [PARLOUR] STORE NUMBER... and says what went wrong.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
program=$1
shift
case $1 in
*[!0-9]*)
  parlour=$1
  shift
  "$program" "$parlour" "$folder/rooms" "$@" 2> "$folder/said"
  ;;
*) "$program" "$folder/rooms" "$@" 2> "$folder/said" ;;
esac
status=$?
[ $status = 0 ] || tail -n 40 "$folder/said" >&2
exit $status
