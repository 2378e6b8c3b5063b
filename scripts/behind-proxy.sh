#!/bin/sh
# Tries doc/SERVER.md: HAProxy with a certificate of our own making before the server, a room opened and a seat taken
# through it: scripts/behind-proxy.sh [BUILD]. Needs haproxy, openssl and curl; on this machine only.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
scripts/need.sh proxy
folder=$(mktemp -d)
trap 'kill $server $proxy 2> /dev/null; rm -rf "$folder"' EXIT
server=
proxy=
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$build/parlour" serve --listen "127.0.0.1:$port" --name localhost --proxy --store "$folder/rooms" > "$folder/said" 2> /dev/null &
server=$!
until [ -s "$folder/said" ]; do sleep 0.1; done
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$folder/key" -out "$folder/cert" 2> /dev/null
cat "$folder/cert" "$folder/key" > "$folder/games.pem"
sed -n '/^    global/,/^- `--name`/p' doc/SERVER.md | grep '^    ' | sed "s/^    //; s#/etc/haproxy/games.pem#$folder/games.pem#; s/bind :443/bind 127.0.0.1:18443/; s/127.0.0.1:8642/127.0.0.1:$port/; s/games.example.org/localhost/" > "$folder/haproxy.cfg"
haproxy -f "$folder/haproxy.cfg" > "$folder/proxy.log" 2>&1 &
proxy=$!
for _ in $(seq 100); do
  curl -sk -o /dev/null https://localhost:18443/healthz && break
  sleep 0.1
done
[ "$(curl -sk https://localhost:18443/healthz)" = ok ]
[ "$(curl -sk -o /dev/null -w '%{http_code}' https://localhost:18443/metrics)" = 403 ]
[ "$(curl -sk -o /dev/null -w '%{http_code}' -H 'Host: evil.example' https://localhost:18443/)" = 421 ]
[ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/metrics")" = 200 ]
python3 tests/server/proxied.py 18443
echo "behind a proxy: page, health, names, a room and a seat through TLS"
