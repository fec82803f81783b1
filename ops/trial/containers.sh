#!/bin/sh
# Tries "With containers" of docs/running.md with what is committed here, and prints what it did:
#
#   sh ops/trial/containers.sh
#
# On a machine with Docker and its compose plugin (or docker-compose), git, curl, and ports 80 and 443 free. The name saathi.localhost gets a certificate of
# Caddy's own authority in the place of a public one. Everything is in a clone (TRIAL_FOLDER), under names and tags of its own; containers, volumes and these tags
# are gone afterwards.
set -eu

here=$(cd "$(dirname "$0")/../.." && pwd)
folder=${TRIAL_FOLDER:-$(mktemp -d)}
export COMPOSE_PROJECT_NAME=saathi-trial COMPOSE_FILE=compose.yaml:ops/trial/stand-ins.yaml SAATHI_VERSION=trial
site=https://saathi.localhost
failed=0

say() { echo "$(date -u +%T) $*"; }
# What should be, and what is.
expect() {
  if [ "$2" = "$3" ]; then say "  ok: $1 ($3)"; else
    say "  NOT: $1: $3 instead of $2"
    failed=1
  fi
}
if ! docker compose version > /dev/null 2>&1; then
  docker() { if [ "$1" = compose ]; then shift && docker-compose "$@"; else command docker "$@"; fi; }
fi
inside() { docker compose exec -T "$@"; }
state_of() { docker inspect --format "$2" "$(docker compose ps -a -q "$1")"; }
until_healthy() {
  left=120
  until [ "$(state_of "$1" '{{.State.Health.Status}}')" = healthy ]; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || { docker compose logs --no-color --tail=20 "$1"; return 1; }
    sleep 1
  done
}

git clone -q "$here" "$folder/saathi"
cd "$folder/saathi"
clean_up() {
  touch "$folder/stop"
  docker compose down --volumes --timeout 60
  docker image rm saathi:trial saathi-backup:trial saathi:trial-next saathi-backup:trial-next
}
trap 'clean_up > /dev/null 2>&1 || true' EXIT

say 'saathi.env and .env'
cat > .env << 'END'
SITE_HOST=saathi.localhost
OWNER_PASSWORD=ownerpassword
WEB_PASSWORD=webpassword
END
touch saathi.env
chmod 600 .env saathi.env

say 'docker compose build'
docker compose build > "$folder/build.log" 2>&1 || { tail -30 "$folder/build.log"; exit 1; }
bytes=$(docker image inspect --format '{{.Size}}' saathi:trial)
expect "the image saathi has at most 350 MB: $((bytes / 1000000))" yes "$([ "$bytes" -le 350000000 ] && echo yes || echo no)"

cat > saathi.env << END
NEXTAUTH_SECRET=$(docker compose run --rm --no-deps app1 node scripts/secret.mjs 2> /dev/null | tr -d '\r' | tail -1)
GOOGLE_CLIENT_ID=sandbox
GOOGLE_CLIENT_SECRET=sandbox-secret
GOOGLE_ISSUER=http://stand-ins:5001
OPENAI_API_KEY=sandbox
OPENAI_MODEL=saathi-sandbox
OPENAI_BASE_URL=http://stand-ins:5002/v1
CASHFREE_CLIENT_ID=sandbox
CASHFREE_CLIENT_SECRET=sandbox-secret
CASHFREE_BASE_URL=http://stand-ins:5003/pg
ALLOW_UNFINISHED=sandbox,placeholders,claims
END
docker compose run --rm --no-deps backup node scripts/backup.mjs --new-key 2> /dev/null | tr -d '\r' | grep '^BACKUP_RECIPIENTS=' >> .env

say 'docker compose up -d'
docker compose up -d > "$folder/up.log" 2>&1 || { tail -30 "$folder/up.log"; docker compose logs --no-color --tail=30 prepare; exit 1; }
for name in app1 app2 worker; do
  until_healthy "$name"
  expect "$name is well by HEALTHCHECK, not root, cannot write" 'healthy nonroot true' "$(state_of "$name" '{{.State.Health.Status}} {{.Config.User}} {{.HostConfig.ReadonlyRootfs}}')"
done
expect 'what a process may do, and where it may write' '65532 0000000000000000 EROFS EROFS' "$(inside app1 node -e '
  const fs = require("node:fs");
  const write = (file) => { try { fs.writeFileSync(file, ""); return "written"; } catch ({ code }) { return code; } };
  const rights = /CapEff:\t(\w+)/.exec(fs.readFileSync("/proc/self/status", "utf8"))[1];
  console.log(process.getuid(), rights, write("/srv/saathi/x"), write("/x"));' | tr -d '\r')"
expect 'it has no shell' no "$(inside app1 sh -c true > /dev/null 2>&1 && echo yes || echo no)"

say 'requests through Caddy'
left=30
until inside caddy cat /data/caddy/pki/authorities/local/root.crt > "$folder/authority.crt" 2> /dev/null; do
  left=$((left - 1))
  [ "$left" -gt 0 ] || break
  sleep 1
done
call() { curl --silent --cacert "$folder/authority.crt" --resolve saathi.localhost:443:127.0.0.1 --resolve saathi.localhost:80:127.0.0.1 --cookie-jar "$folder/jar" --cookie "$folder/jar" --header 'content-type: application/json' --header "origin: $site" "$@"; }
status() { call --output "$folder/answer" --write-out '%{http_code}' "$@"; }
message() { status --data "{\"sessionId\":\"$session\",\"sender\":\"user\",\"content\":\"$1\"}" "$site/api/chat/message"; }
expect 'the home page over TLS' 200 "$(status "$site/")"
expect '/readyz' 200 "$(status "$site/readyz")"
expect 'http leads to https' 308 "$(status http://saathi.localhost/)"
call --data '{"browserFingerprint":"6f0c2d1e-9a3b-4c5d-8e7f-0a1b2c3d4e5f"}' "$site/api/user/register" > /dev/null
session=$(call --data '{"chatType":"friendly"}' "$site/api/chat/session" | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
expect 'a guest’s message is answered' 200 "$(message Hello)"

say 'commands'
# As on a host with a certificate that everybody trusts.
inside app1 node -e 'process.stdin.pipe(require("node:fs").createWriteStream("/tmp/authority.crt"))' < "$folder/authority.crt"
well=yes
inside --env NODE_EXTRA_CA_CERTS=/tmp/authority.crt app1 node scripts/doctor.mjs > "$folder/doctor" || well=no
sed 's/^/    /' "$folder/doctor"
expect 'the doctor finds nothing wrong' yes "$well"
expect 'limits are counted in Valkey' yes "$([ "$(inside valkey valkey-cli dbsize | tr -dc 0-9)" -gt 0 ] && echo yes || echo no)"
expect 'the ledger' 0 "$(inside app1 node scripts/audit-ledger.mjs > /dev/null && echo 0 || echo 1)"
inside backup node scripts/backup.mjs | sed 's/^/    /'
expect 'a backup, encrypted, and what it holds' 2 "$(inside backup ls /backups | wc -l)"

# Asks for a page and a call again and again, at a pace within the limits of one visitor, and keeps what is not 200.
requests() {
  asked=0
  while [ ! -e "$folder/stop" ]; do
    for path in / /api/user/me; do
      asked=$((asked + 1))
      code=$(call --output /dev/null --write-out '%{http_code}' "$site$path") || code=none
      [ "$code" = 200 ] || echo "$(date -u +%T) $code $path" >> "$folder/bad"
      sleep 0.2
    done
  done
  echo "$asked" > "$folder/requests"
}
say 'a new version, while people use it'
: > "$folder/bad"
requests &
asking=$!
for name in saathi saathi-backup; do docker tag "$name:trial" "$name:trial-next"; done
export SAATHI_VERSION=trial-next
docker compose run --rm prepare 2> /dev/null | tail -1 | sed 's/^/    /'
docker compose up -d --no-deps app1 > /dev/null 2>&1
until_healthy app1
docker compose up -d --no-deps app2 > /dev/null 2>&1
until_healthy app2
docker compose up -d --no-deps worker > /dev/null 2>&1
until_healthy worker
touch "$folder/stop"
wait $asking
expect "requests of $(cat "$folder/requests") that failed meanwhile" '' "$(cut -d ' ' -f 2- "$folder/bad" | sort | uniq -c | tr '\n' ';')"
expect 'a message is answered by the new version' 200 "$(message 'Good evening')"
expect 'errors in the log' 0 "$(docker compose logs --no-color app1 app2 worker | grep -c '"level":50' || true)"
docker compose stop --timeout 60 app1 worker > /dev/null 2>&1
for name in app1 worker; do expect "told to stop, $name ends by itself" 0 "$(state_of "$name" '{{.State.ExitCode}}')"; done
[ "$failed" = 0 ] && say 'Everything as the page says.' || say 'Not everything is as the page says.'
exit "$failed"
