#!/bin/sh
# Brings a release into service without a failed request: `sh deploy.sh FOLDER`, as root. FOLDER is what `npm run release` made, or an
# earlier release under /opt/saathi/releases to go back to. docs/running.md, "On a host".
set -eu

from=${1:?the folder of a release}
build=$(sed -n 's/.*"build": "\([^"]*\)".*/\1/p' "$from/release.json")
release=/opt/saathi/releases/${build:?$from holds no release}

say() { echo "$(date -u +%T) $*"; }

wait_ready() {
  left=60
  until curl --fail --silent --output /dev/null "http://127.0.0.1:300$1/readyz"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || { say "process $1 is not ready: journalctl --namespace=saathi -u saathi-app@$1"; exit 1; }
    sleep 1
  done
}

if [ ! -d "$release" ]; then
  say "copying the release to $release"
  mkdir -p /opt/saathi/releases
  cp -R "$from" "$release.part"
  chown -R root:root "$release.part"
  chmod -R u=rwX,go=rX "$release.part"
  mv "$release.part" "$release"
fi

say 'migrating the database'
(
  cd "$release"
  set -a
  . /etc/saathi/env
  . /etc/saathi/owner.env
  set +a
  /usr/local/bin/node scripts/migrate.mjs
)

ln -sfn "$release" /opt/saathi/current.part
mv -T /opt/saathi/current.part /opt/saathi/current

for process in 1 2; do
  say "restarting process $process"
  systemctl restart "saathi-app@$process"
  wait_ready "$process"
done
say 'restarting the background jobs'
systemctl restart saathi-worker
say "in service: $build"
