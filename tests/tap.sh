# The Test Anything Protocol for scripts that read this file: check STATUS WHAT, and at the end `finish`. $folder is
# a folder of their own, gone afterwards.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
number=0
bad=0

check() { # STATUS WHAT
  number=$((number + 1))
  if [ "$1" = 0 ]; then printf 'ok %d - %s\n' $number "$2"; else
    printf 'not ok %d - %s\n' $number "$2"
    bad=1
  fi
}

finish() {
  echo "1..$number"
  exit $bad
}
