#!/bin/sh
# Ten million calls of parlour.h with random arguments, under sanitizers: 13 runs of 100,000 rounds of about eight calls, so
# that a run can be named and repeated: tests/anything 100000 SEED. anything.sh SANITIZED-BUILD [RUNS]
set -eu
for seed in $(seq 1 "${2:-13}"); do
  "$1/tests/anything" 100000 "$seed" > /dev/null || { echo "run $seed failed"; exit 1; }
done
echo "${2:-13} runs of 100,000 rounds"
