#!/bin/sh
# Ten million calls of parlour.h with random arguments, under sanitizers; a hundred runs of a hundred thousand, so that a
# run can be named and repeated: tests/anything 100000 SEED. anything.sh SANITIZED-BUILD [RUNS]
set -eu
for seed in $(seq 1 "${2:-100}"); do
  "$1/tests/anything" 100000 "$seed" > /dev/null || { echo "run $seed failed"; exit 1; }
done
echo "${2:-100} runs of 100,000 calls"
