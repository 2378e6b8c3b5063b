#!/bin/sh
# Installs the Debian packages for a purpose, if any are missing: scripts/need.sh build page ...
# Where it may not install, it prints the one line to run.
set -eu

packages() {
  case $1 in
  build) echo gcc libc6-dev meson ninja-build pkg-config libjansson-dev libedit-dev ;;
  pictures) echo libcairo2-dev libpango1.0-dev fonts-dejavu-core fonts-cantarell ;;
  window) echo libgtk-4-dev libadwaita-1-dev libgsound-dev libsoup-3.0-dev libcanberra-pulse adwaita-icon-theme ;;
  page) echo esbuild clang-14 lld-14 llvm-14 wasi-libc libclang-rt-14-dev-wasm32 \
    libwebsockets-dev libuv1-dev libsqlite3-dev libqrencode-dev ;;
  proxy) echo haproxy openssl curl iproute2 ;;
  container) echo podman buildah crun mmdebstrap curl ;;
  python) echo python3 python3-venv python3-numpy python3-cffi python3-setuptools python3-wheel python3-build python3-mypy ;;
  tests)
    echo git python3 diffutils findutils libcmocka-dev clang clang-format libclang-rt-14-dev gcovr xvfb \
      xauth xdotool xclip dbus dbus-x11 at-spi2-core gir1.2-atspi-2.0 python3-gi imagemagick chromium tmux \
      g++ binutils libncurses-dev abigail-tools
    # Any Node of version 18 or later will do, wherever it comes from.
    command -v node > /dev/null || echo nodejs
    command -v npm > /dev/null || echo npm
    ;;
  cluster) echo slurmctld slurmd slurm-client munge psmisc ;;
  *)
    echo "need.sh: unknown purpose '$1'" >&2
    exit 2
    ;;
  esac
}

missing=
for purpose in "$@"; do
  for package in $(packages "$purpose"); do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null)" = installed ] ||
      missing="$missing $package"
  done
done
[ -n "$missing" ] || exit 0

line="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
  become=
elif command -v sudo > /dev/null && sudo -n true 2> /dev/null; then
  become='sudo -n'
else
  echo "Please run this once, then try again:" >&2
  echo "  sudo sh -c 'apt-get update && $line'" >&2
  exit 1
fi
echo "Installing:$missing"
$become apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $become $line > /dev/null
