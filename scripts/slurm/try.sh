#!/bin/sh
# Tries drive.sh on a real Slurm on this machine, with tasks that are killed: scripts/slurm/try.sh PARLOUR   (as root;
# scripts/need.sh cluster). No finished game may be lost or counted twice: the table must be that of the undivided match.
set -eu
parlour=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
folder=$(mktemp -d)
chmod 755 "$folder"
match() { "$parlour" match marrakech search 2 1 random --steps 400 --round-robin --games 60 --seed 7 "$@"; }

munge=
if ! munge -n > /dev/null 2>&1; then
  mkdir -p /run/munge && chown munge: /run/munge
  [ -e /etc/munge/munge.key ] || (head -c 1024 /dev/urandom > /etc/munge/munge.key && chown munge: /etc/munge/munge.key && chmod 400 /etc/munge/munge.key)
  runuser -u munge -- /usr/sbin/munged
  munge=1
fi
cat > "$folder/slurm.conf" << CONF
ClusterName=try
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort=36817
SlurmdPort=36818
AuthType=auth/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MpiDefault=none
NodeName=localhost NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=try Nodes=ALL Default=YES State=UP
CONF
mkdir "$folder/state" "$folder/spool"
export SLURM_CONF="$folder/slurm.conf"
slurmctld -f "$SLURM_CONF" -i
slurmd -f "$SLURM_CONF" -N localhost
finish() {
  for daemon in slurmd slurmctld; do
    [ ! -e "$folder/$daemon.pid" ] || kill "$(cat "$folder/$daemon.pid")" 2> /dev/null || true
  done
  [ -z "$munge" ] || kill "$(cat /run/munge/munged.pid)" 2> /dev/null || true
  sleep 1
  rm -rf "$folder"
}
trap finish EXIT
left=100
until [ "$(sinfo --noheader --format=%T 2> /dev/null)" = idle ] || [ $left = 0 ]; do
  left=$((left - 1))
  sleep 0.2
done

match > "$folder/whole" 2> /dev/null
PAUSE=1 TRIES=100 "$here/drive.sh" "$parlour" "$folder/shares" 8 marrakech search 2 1 random --steps 400 --round-robin --games 60 --seed 7 \
  > "$folder/merged" 2> "$folder/driver" &
driver=$!
kills=0
while kill -0 $driver 2> /dev/null && [ $kills -lt 12 ]; do
  sleep 0.4
  # One of our tasks, by the file that it writes.
  for task in $(fuser "$folder"/shares/part-* 2> /dev/null); do
    kill -9 "$task" 2> /dev/null && kills=$((kills + 1))
    break
  done
done
wait $driver || { cat "$folder/driver"; exit 1; }
if cmp -s "$folder/whole" "$folder/merged"; then
  echo "8 shares on Slurm, $kills killed tasks, $(cat "$folder"/shares/part-* | grep -vc '^#') games: the table of the undivided match"
else
  diff "$folder/whole" "$folder/merged"
  exit 1
fi
