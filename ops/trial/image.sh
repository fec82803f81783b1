#!/bin/sh
# Builds the Dockerfile where no registry of images can be reached, runs the images as compose.yaml runs them, and prints what it did:
#
#   sh ops/trial/image.sh
#
# As root on Debian 12 with buildah, podman, runc and debootstrap. The three base images are made here, under the names that the Dockerfile has for them, of Debian's own
# packages and the Node of this checkout: what is tried is our Dockerfile, not theirs. Everything is kept in TRIAL_FOLDER.
set -eu

here=$(cd "$(dirname "$0")/../.." && pwd)
folder=${TRIAL_FOLDER:-/var/tmp/saathi-image}
mkdir -p "$folder"
failed=0
store="--root $folder/store --runroot $folder/run --storage-driver overlay"
build() { buildah $store "$@"; }
# Hosts that let root raise no limits refuse podman's usual ones.
engine() { podman $store --cgroup-manager=cgroupfs --runtime runc "$@"; }
run() { engine run --pull=never --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --read-only --cap-drop all --security-opt no-new-privileges --tmpfs /tmp:mode=1777,size=64m "$@"; }

say() { echo "$(date -u +%T) $*"; }
expect() {
  if [ "$2" = "$3" ]; then say "  ok: $1 ($3)"; else
    say "  NOT: $1: $3 instead of $2"
    failed=1
  fi
}

debian=$folder/debian
if [ ! -d "$debian" ]; then
  say 'making a bare Debian 12'
  debootstrap --variant=minbase bookworm "$debian.part" > "$folder/debootstrap.log"
  cp /etc/resolv.conf "$debian.part/etc/resolv.conf"
  cp -R /etc/apt/apt.conf.d/. "$debian.part/etc/apt/apt.conf.d/"
  mv "$debian.part" "$debian"
fi
node=$(readlink -f "$here/node_modules/node/bin/node" 2> /dev/null || command -v node)
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")

has() { build inspect --type image "$1" > /dev/null 2>&1; }
# A base image: its name, and a function that fills the folder it is given.
base() {
  ! has "$1" || return 0
  say "making a stand-in of $1"
  container=$(build from scratch)
  "$2" "$(build mount "$container")"
  shift 2
  build config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" "$container"
  build commit --quiet --format docker "$container" "$name" > /dev/null
  build rm "$container" > /dev/null
}
fill_node() {
  cp -a "$debian/." "$1"
  cp "$node" "$1/usr/local/bin/node"
  mkdir -p "$1/usr/local/lib/node_modules" "$1/usr/local/etc"
  cp -a "$npm" "$1/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"
  # How this machine reaches the registry of packages is the machine's business, and goes into no image of ours.
  for file in /usr/local/etc/npmrc /usr/etc/npmrc; do [ ! -f "$file" ] || cp "$file" "$1/usr/local/etc/npmrc"; done
  [ ! -f "$HOME/.npmrc" ] || cp "$HOME/.npmrc" "$1/root/.npmrc"
  mkdir -p "$1/etc/ssl/certs"
  cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"
}
# As the real one: libc, libstdc++, certificates, the user 65532, and no shell.
fill_distroless() {
  (cd "$debian" && for package in libc6 libgcc-s1 libstdc++6 tzdata netbase; do cat "var/lib/dpkg/info/$package.list" "var/lib/dpkg/info/$package:amd64.list" 2> /dev/null || true; done) |
    while read -r path; do [ -f "$debian$path" ] && echo ".$path"; done | grep -v '/usr/share/doc' | (cd "$debian" && tar -cf - -T - --no-recursion --hard-dereference) | tar -xf - -C "$1"
  (cd "$1" && [ -e lib64 ] || cp -a "$debian/lib64" "$1/" 2> /dev/null || true)
  mkdir -p "$1/etc/ssl/certs" "$1/tmp" "$1/home/nonroot" "$1/proc" "$1/sys" "$1/dev"
  chmod 1777 "$1/tmp"
  cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"
  printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' > "$1/etc/passwd"
  printf 'root:x:0:\nnonroot:x:65532:\n' > "$1/etc/group"
}
fill_postgres() {
  cp -a "$debian/." "$1"
  chroot "$1" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql > /dev/null 2>&1'
  ln -s "$(cd "$1" && echo usr/lib/postgresql/*/bin | sed 's|^|/|')"/* "$1/usr/local/bin/" 2> /dev/null || true
}
name=docker.io/library/node:24-bookworm-slim base docker.io/library/node:24-bookworm-slim fill_node
name=gcr.io/distroless/cc-debian12:nonroot base gcr.io/distroless/cc-debian12:nonroot fill_distroless --user 65532
name=docker.io/library/postgres:18-bookworm base docker.io/library/postgres:18-bookworm fill_postgres

say 'building the Dockerfile, target saathi'
build bud --isolation chroot --format docker --layers --pull-never --target saathi --tag saathi --file "$here/Dockerfile" "$here" > "$folder/saathi.log" 2>&1
say 'building the Dockerfile, target backup'
build bud --isolation chroot --format docker --layers --pull-never --target backup --tag saathi-backup --file "$here/Dockerfile" "$here" > "$folder/backup.log" 2>&1
bytes=$(build inspect --type image saathi | sed -n 's/.*"size": \([0-9]*\).*/\1/p' | awk '{ sum += $1 } END { print sum }')
container=$(build from --pull-never saathi)
files=$(du -sb --apparent-size "$(build mount "$container")" | cut -f1)
build rm "$container" > /dev/null
say "  $((files / 1000000)) MB of files in the image saathi, with the base made here"
expect 'at most 350 MB' yes "$([ "$files" -le 350000000 ] && echo yes || echo "no: $files")"
expect 'its user' nonroot "$(engine inspect --format '{{.Config.User}}' saathi)"

say 'running them, in one network of their own without a way out'
engine rm --force --all > /dev/null 2>&1 || true
engine run --detach --pull=never --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --network=none --name postgres --user postgres --tmpfs /var/run/postgresql:mode=1777 docker.io/library/postgres:18-bookworm \
  sh -c 'initdb -D /tmp/data -U saathi -A trust > /dev/null && exec postgres -D /tmp/data -c listen_addresses=127.0.0.1' > /dev/null
until engine exec postgres pg_isready -q -h 127.0.0.1; do sleep 0.5; done
engine exec postgres createdb -h 127.0.0.1 -U saathi saathi
engine run --detach --pull=never --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --network=container:postgres --name stand-ins --volume "$here/sandbox:/srv/sandbox:ro" --volume "$here/node_modules/zod:/srv/node_modules/zod:ro" \
  docker.io/library/node:24-bookworm-slim sh -c 'cd /srv && node sandbox/google/server.ts --port 4001 & cd /srv && node sandbox/openai/server.ts --port 4002 & cd /srv && exec node sandbox/cashfree/server.ts --port 4003' > /dev/null
net='--network=container:postgres'
settings="--env APP_URL=http://localhost:3000 --env NEXTAUTH_SECRET=a-secret-of-a-trial-of-the-image-alone --env GOOGLE_CLIENT_ID=sandbox --env GOOGLE_CLIENT_SECRET=sandbox-secret --env GOOGLE_ISSUER=http://localhost:4001 \
  --env OPENAI_API_KEY=sandbox --env OPENAI_MODEL=saathi-sandbox --env OPENAI_BASE_URL=http://localhost:4002/v1 --env CASHFREE_CLIENT_ID=sandbox --env CASHFREE_CLIENT_SECRET=sandbox-secret --env CASHFREE_BASE_URL=http://localhost:4003/pg"
owner='--env DATABASE_URL=postgresql://saathi:none@127.0.0.1:5432/saathi'
web='--env DATABASE_URL=postgresql://web:none@127.0.0.1:5432/saathi'
say '  prepare:'
run --rm $net $settings $owner --env WEB_PASSWORD=none saathi-backup sh ops/compose/prepare.sh | tail -1 | sed 's/^/    /'
run --detach $net $settings $web --env JOBS=off --name app1 saathi > /dev/null
run --detach $net $settings $web --name worker saathi node scripts/worker.mjs > /dev/null
in_app() { engine exec app1 node -e "$1"; }
left=60
until in_app 'fetch("http://127.0.0.1:3000/readyz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' 2> /dev/null; do
  left=$((left - 1))
  [ "$left" -gt 0 ] || { engine logs app1 | tail -20; exit 1; }
  sleep 1
done
expect 'the HEALTHCHECK of the image, run by the engine' healthy "$(engine healthcheck run app1 > /dev/null && echo healthy || echo unhealthy)"
expect 'the home page' 200 "$(in_app 'fetch("http://localhost:3000/").then(({ status }) => console.log(status))')"
expect 'a file cannot be written' EROFS "$(in_app 'try { require("fs").writeFileSync("/srv/saathi/x", "") } catch ({ code }) { console.log(code) }')"
expect 'it has no shell' none "$(engine exec app1 sh -c true 2> /dev/null && echo one || echo none)"
expect 'the worker runs' running "$(engine inspect --format '{{.State.Status}}' worker)"
say '  doctor:'
engine exec app1 node scripts/doctor.mjs | sed 's/^/    /' || true
say '  a backup:'
key=$(run --rm saathi-backup node scripts/backup.mjs --new-key 2>&1 | grep -o 'age1[a-z0-9]*' | head -1)
run --rm $net $owner --env APP_URL=http://localhost:3000 --env BACKUP_TO=/tmp/backups --env BACKUP_RECIPIENTS="$key" saathi-backup node scripts/backup.mjs | sed 's/^/    /'
started=$(date +%s)
engine stop --time 60 app1 > /dev/null
expect 'told to stop, it ends by itself' 0 "$(engine inspect --format '{{.State.ExitCode}}' app1)"
say "  after $(($(date +%s) - started)) s"
engine rm --force --all > /dev/null 2>&1 || true
[ "$failed" = 0 ] && say 'Everything as it should be.' || say 'Not everything is as it should be.'
exit "$failed"
