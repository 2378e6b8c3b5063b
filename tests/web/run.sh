#!/bin/sh
# Tests of WebAssembly and of the page, as TAP: run.sh BUILD BUILD-WEB
# BUILD is a native build with the page, BUILD-WEB the cross build (scripts/wasm.sh).
set -u
here=$(dirname "$0")
[ -d "$here/node_modules/playwright-core" ] ||
  (cd "$here" && npm ci --no-audit --no-fund --ignore-scripts > /dev/null 2>&1) ||
  echo "not ok - npm installs playwright-core"
# A browser that is stuck must not hold up everything else: whatever takes far longer than it ever did is ended.
{
  timeout --foreground -k 10 900 "$here/agree.sh" "$1" "$2"
  timeout --foreground -k 10 1800 node "$here/page.mjs" "$1"
  timeout --foreground -k 10 900 node "$here/rooms.mjs" "$1"
  timeout --foreground -k 10 900 node "$here/guests.mjs" "$1"
} | awk '
  /^(not )?ok/ { sub(/ok [0-9]+/, "ok " ++n) }
  /^not/ { failed = 1 }
  /^1\.\.[0-9]+$/ { plans++; next }
  { print; fflush() }
  END {
    if (plans != 4) { print "not ok " ++n " - all tests came to their end"; failed = 1 }
    print "1.." n
    exit failed
  }'
