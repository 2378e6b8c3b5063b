#!/bin/sh
# Plays a match on a Slurm cluster and prints its table: scripts/slurm/drive.sh PARLOUR FOLDER PARTS GAME PLAYER... --games N ...
#
# FOLDER lies on a disk that all nodes see. Shares that are lost (killed, failed, a dead node) are submitted again, until all are
# complete; run it again after a break and it goes on. Environment: TRIES, how often a share may fail (20); PAUSE, seconds
# between two looks (10); SBATCH_* and SLURM_* as Slurm knows them.
set -eu
here=$(dirname "$(realpath "$0")")
parlour=$1
folder=$2
parts=$3
shift 3
mkdir -p "$folder"
folder=$(realpath "$folder")
name="parlour-$(printf '%s' "$folder" | cksum | cut -d' ' -f1)"

# Numbers of the shares that are neither complete nor in the queue, as "1,4,7".
lost() {
  queued=" $(squeue --noheader --array --name="$name" --format=%K --states=PD,R,CG,S,CF 2> /dev/null | tr '\n' ' ')"
  list=
  i=1
  while [ $i -le "$parts" ]; do
    [ -e "$folder/done-$i" ] || case $queued in *" $i "*) ;; *) list="$list,$i" ;; esac
    i=$((i + 1))
  done
  echo "${list#,}"
}

complete() {
  i=1
  while [ $i -le "$parts" ]; do
    [ -e "$folder/done-$i" ] || return 1
    i=$((i + 1))
  done
}

tries=0
until complete; do
  missing=$(lost)
  if [ -n "$missing" ]; then
    tries=$((tries + 1))
    if [ $tries -gt "${TRIES:-20}" ]; then
      echo "drive.sh: shares $missing do not come to an end; see $folder/error-*" >&2
      exit 1
    fi
    sbatch --quiet --job-name="$name" --array="$missing" "$here/match.sbatch" "$parlour" "$folder" "$parts" "$@" ||
      echo "drive.sh: cannot submit now, trying again" >&2
  fi
  sleep "${PAUSE:-10}"
done
set --
i=1
while [ $i -le "$parts" ]; do
  set -- "$@" "$folder/part-$i"
  i=$((i + 1))
done
exec "$parlour" match --merge "$@"
