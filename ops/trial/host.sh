#!/bin/sh
# Tries "On a host" of docs/running.md on a bare Debian with a systemd of its own, and prints what it did:
#
#   npm run release && sh ops/trial/host.sh release [OLDER_RELEASE]
#
# As root on a Debian or Ubuntu with debootstrap and systemd-container; node_modules is that of this checkout, for Node and the stand-ins of providers. The machine
# is a folder (TRIAL_FOLDER, kept for the next time) in namespaces without a network but its own loopback. OLDER_RELEASE is what is gone back to in the end.
set -eu

here=$(cd "$(dirname "$0")/../.." && pwd)
release=$(cd "${1:?the folder of a release}" && pwd)
older=${2:-}
machine=${TRIAL_FOLDER:-/var/tmp/saathi-trial}
base=$machine.debian

say() { echo "$(date -u +%T) $*"; }

if [ ! -d "$base" ]; then
  say 'making a bare Debian 12, and the packages that the page names'
  debootstrap --variant=minbase bookworm "$base.part" > "$base.log"
  cp /etc/resolv.conf "$base.part/etc/resolv.conf"
  cp -R /etc/apt/apt.conf.d/. "$base.part/etc/apt/apt.conf.d/"
  # Nothing is started while it is only a folder.
  printf '#!/bin/sh\nexit 101\n' > "$base.part/usr/sbin/policy-rc.d"
  chmod +x "$base.part/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$base.part" sh -c \
    'apt-get update -qq && apt-get install -y -qq systemd systemd-sysv dbus postgresql redis-server nginx curl openssl >> /var/log/trial.log 2>&1'
  rm "$base.part/usr/sbin/policy-rc.d"
  mv "$base.part" "$base"
fi

rm -rf "$machine"
cp -a "$base" "$machine"
: > "$machine/etc/machine-id"
say 'copying Node, the release, and stand-ins of the providers'
cp "$(readlink -f "$here/node_modules/node/bin/node" 2> /dev/null || command -v node)" "$machine/usr/local/bin/node"
cp -R "$release" "$machine/root/release"
[ -z "$older" ] || cp -R "$older" "$machine/root/older"
mkdir -p "$machine/srv/stand-ins/node_modules"
cp -R "$here/sandbox" "$machine/srv/stand-ins/"
cp -RL "$here/node_modules/zod" "$machine/srv/stand-ins/node_modules/"
cp "$here/ops/trial/host-steps.sh" "$machine/root/"

say 'starting it'
systemd-nspawn --directory="$machine" --machine=saathi-trial --private-network --register=no --keep-unit --boot \
  > "$machine.log" 2>&1 < /dev/null &
nspawn=$!
trap 'kill -TERM $nspawn 2> /dev/null; wait $nspawn || true' EXIT
leader=
left=60
until [ -n "$leader" ] && nsenter --target "$leader" --all systemctl is-system-running --wait > /dev/null 2>&1; do
  left=$((left - 1))
  [ "$left" -gt 0 ] || break
  sleep 1
  leader=$(pgrep -P "$nspawn" | head -1)
done
nsenter --target "$leader" --all sh /root/host-steps.sh
