#!/bin/sh
# A game by post at the command line, as TAP: letters.sh PARLOUR. Two people with folders of their own send links back and forth until the
# game is over; what was changed on the way is refused.
set -u
parlour=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
n=0 failed=0
check() {
  n=$((n + 1))
  if [ "$1" = 0 ]; then echo "ok $n - $2"; else echo "not ok $n - $2" && failed=1; fi
}
ann() { XDG_DATA_HOME=$folder/ann "$parlour" letter "$@"; }
bob() { XDG_DATA_HOME=$folder/bob "$parlour" letter "$@"; }

link=$(ann null --players=2 --page http://example.org/letter.html)
check $? "a game begins with a link"
case $link in http://example.org/letter.html#letter*) check 0 "to the page that was named" ;; *) check 1 "$link" ;; esac
secret=$(cat "$folder"/ann/parlour/letters/*)
case $link in *"$secret"*) check 1 "the secret is in the link" ;; *) check 0 "which does not hold the secret" ;; esac
link=$(bob "$link" | tail -n 1)
check $? "the friend adds a part"
link=$(ann "$link" | tail -n 1)
case $link in *"$secret"*) check 0 "then the secret is told" ;; *) check 1 "$link" ;; esac
turns=0
while [ $turns -lt 20 ] && ! ann "$link" | grep -q 'game is over'; do
  turns=$((turns + 1))
  if ann "$link" | grep -q 'your turn'; then
    link=$(ann "$link" take1 | tail -n 1)
  else
    link=$(echo "$link" | bob - take1 | tail -n 1)
  fi
done
[ $turns -gt 5 ] && [ $turns -lt 12 ]
check $? "the game is played to its end, $turns turns"
ann "$link" take1 > /dev/null 2>&1
check $(($? == 0)) "then nobody moves any more"
bob "$(echo "$link" | sed 's/heap[0-9]/heapx/')" > /dev/null 2>&1
check $(($? != 2)) "a damaged link is refused"
"$parlour" letter catan-dice --players=4 > /dev/null 2>&1
check $(($? == 0)) "only games for two begin"
echo "1..$n"
exit $failed
