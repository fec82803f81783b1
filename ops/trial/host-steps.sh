#!/bin/sh
# What host.sh does inside its machine: the steps of docs/running.md, "On a host", by their numbers.
set -eu
cd /root/release
failed=0

say() { echo "$(date -u +%T) $*"; }
# What should be, and what is.
expect() {
  if [ "$2" = "$3" ]; then say "  ok: $1 ($3)"; else
    say "  NOT: $1: $3 instead of $2"
    failed=1
  fi
}
# The status of an address through nginx, with whatever else curl is told.
status() { curl --silent --output /dev/null --write-out '%{http_code}' --cacert /etc/letsencrypt/live/saathi.example/fullchain.pem "$@"; }
log_of() { journalctl --namespace=saathi --output=cat --no-pager "$@"; }

say "$(. /etc/os-release && echo "$PRETTY_NAME"), systemd $(systemctl --version | sed -n '1s/systemd \([0-9]*\).*/\1/p'), Node $(node --version), $(nginx -v 2>&1), PostgreSQL $(pg_lsclusters -h | cut -d' ' -f1)"
for provider in google openai cashfree; do
  (cd /srv/stand-ins && exec setsid node "sandbox/$provider/server.ts" --port 0 > "/tmp/$provider.log" 2>&1 < /dev/null) &
done
for provider in google openai cashfree; do
  until grep -q 'listening on' "/tmp/$provider.log"; do sleep 0.2; done
done
origin() { sed -n 's/.* listening on \(http:[^ ]*\)$/\1/p' "/tmp/$1.log"; }

echo '127.0.0.1 saathi.example' >> /etc/hosts

say '2. the user, and the settings'
useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin saathi
mkdir -p /etc/saathi
cat > /etc/saathi/env << END
APP_URL=https://saathi.example
TRUSTED_PROXIES=1
REDIS_URL=redis://127.0.0.1:6379
DATABASE_URL=postgresql://web:web-password@127.0.0.1:5432/saathi
NEXTAUTH_SECRET=$(node scripts/secret.mjs | tail -1)
GOOGLE_CLIENT_ID=sandbox
GOOGLE_CLIENT_SECRET=sandbox-secret
GOOGLE_ISSUER=$(origin google)
OPENAI_API_KEY=sandbox
OPENAI_MODEL=saathi-sandbox
OPENAI_BASE_URL=$(origin openai)/v1
CASHFREE_CLIENT_ID=sandbox
CASHFREE_CLIENT_SECRET=sandbox-secret
CASHFREE_BASE_URL=$(origin cashfree)/pg
ALLOW_UNFINISHED=sandbox,placeholders,claims
ALLOW_INSECURE=providers
END
echo 'DATABASE_URL=postgresql://saathi_owner:owner-password@127.0.0.1:5432/saathi' > /etc/saathi/owner.env
cp /etc/saathi/owner.env /etc/saathi/backup.env
node scripts/backup.mjs --new-key > /root/key.txt 2>&1 || true
cat >> /etc/saathi/backup.env << END
BACKUP_TO=/var/lib/saathi-backups
BACKUP_RECIPIENTS=$(grep -o 'age1[a-z0-9]*' /root/key.txt | head -1)
END
chmod 600 /etc/saathi/*

say '3. the database'
as_postgres() { (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
as_postgres psql --quiet --command "CREATE ROLE saathi_owner LOGIN PASSWORD 'owner-password'"
as_postgres createdb --owner=saathi_owner saathi
(
  set -a
  . /etc/saathi/owner.env
  node scripts/migrate.mjs | tail -1
  if ! node scripts/grants.mjs > /tmp/grants.log 2>&1; then
    say '  the owner may make no roles; an administrator runs what it prints'
    grep -o 'CREATE ROLE "[a-z_]*";' /tmp/grants.log | as_postgres psql --quiet
    node scripts/grants.mjs > /tmp/grants.log
  fi
  node scripts/seed.mjs | tail -1
)
as_postgres psql --quiet --command "CREATE ROLE web LOGIN PASSWORD 'web-password' IN ROLE saathi_app"

say '4. the units'
cp ops/host/*.service ops/host/*.timer /etc/systemd/system/
cp ops/host/journald@saathi.conf /etc/systemd/
expect 'systemd-analyze finds nothing wrong in the units' '' "$(systemd-analyze verify /etc/systemd/system/saathi-*.service /etc/systemd/system/saathi-backup.timer 2>&1 | grep saathi || true)"
systemctl daemon-reload
systemctl enable saathi-app@1 saathi-app@2 saathi-worker 2> /dev/null
systemctl enable --now saathi-backup.timer 2> /dev/null

say '5. the proxy, with a certificate of our own in the place of certbot'
mkdir -p /etc/letsencrypt/live/saathi.example
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=saathi.example -addext subjectAltName=DNS:saathi.example \
  -keyout /etc/letsencrypt/live/saathi.example/privkey.pem -out /etc/letsencrypt/live/saathi.example/fullchain.pem 2> /dev/null
cp ops/host/saathi.nginx.conf /etc/nginx/conf.d/
nginx -t 2>&1 | tail -1
systemctl reload nginx

say '6. into service'
sh ops/host/deploy.sh /root/release
expect 'both processes and the worker run' 'active active active' "$(systemctl is-active saathi-app@1 saathi-app@2 saathi-worker | tr '\n' ' ' | sed 's/ $//')"
expect 'a process is nobody who may do anything' 'saathi 0000000000000000' "$(stat --format=%U "/proc/$(systemctl show --property=MainPID --value saathi-app@1)") $(sed -n 's/CapEff:\t//p' "/proc/$(systemctl show --property=MainPID --value saathi-app@1)/status")"
say "  systemd-analyze security: $(systemd-analyze security saathi-app@1 --no-pager 2> /dev/null | tail -1)"

expect 'the worker answers its probe' 200 "$(curl --silent --output /dev/null --write-out '%{http_code}' --retry 60 --retry-delay 1 --retry-connrefused http://127.0.0.1:3003/healthz)"

say 'requests through nginx'
expect 'the home page over TLS' 200 "$(status https://saathi.example/)"
expect 'http leads to https' 308 "$(status http://saathi.example/)"
expect 'another host is refused' 421 "$(curl --silent --insecure --output /dev/null --write-out '%{http_code}' --header 'Host: evil.example' https://127.0.0.1/)"
expect '/metrics is nobody’s' 404 "$(status https://saathi.example/metrics)"
call() { curl --silent --cacert /etc/letsencrypt/live/saathi.example/fullchain.pem --cookie-jar /tmp/jar --cookie /tmp/jar --header 'content-type: application/json' --header 'origin: https://saathi.example' --header 'x-forwarded-for: 203.0.113.9' "$@"; }
call --data '{"browserFingerprint":"6f0c2d1e-9a3b-4c5d-8e7f-0a1b2c3d4e5f"}' https://saathi.example/api/user/register > /tmp/user.json
session=$(call --data '{"chatType":"friendly"}' https://saathi.example/api/chat/session | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
expect 'a message is answered' 200 "$(call --output /tmp/reply.json --write-out '%{http_code}' --data "{\"sessionId\":\"$session\",\"sender\":\"user\",\"content\":\"Hello\"}" https://saathi.example/api/chat/message)"
sleep 1
(set -a && . /etc/saathi/env && node scripts/pseudonym.mjs 127.0.0.1) > /tmp/own.txt
(set -a && . /etc/saathi/env && node scripts/pseudonym.mjs 203.0.113.9) > /tmp/forged.txt
network=$(log_of -u 'saathi-app@*' | grep 'POST /api/user/register' | sed -n 's/.*"network":"\([^"]*\)".*/\1/p' | head -1)
expect 'the network in the log is that of the connection' 1 "$(grep -c -- "$network" /tmp/own.txt || true)"
expect 'and not what the client says it is' 0 "$(grep -c -- "$network" /tmp/forged.txt || true)"

say '7. a look'
well=yes
(
  set -a
  . /etc/saathi/env
  cd /opt/saathi/current
  NODE_EXTRA_CA_CERTS=/etc/letsencrypt/live/saathi.example/fullchain.pem node scripts/doctor.mjs
) > /tmp/doctor.txt || well=no
sed 's/^/    /' /tmp/doctor.txt
expect 'the doctor finds nothing wrong' yes "$well"
expect 'a backup is made every night' active "$(systemctl is-active saathi-backup.timer)"
systemctl start saathi-backup && say '  a backup was made'
expect 'a backup, encrypted, and what it holds' 2 "$(find /var/lib/saathi-backups/ -type f -name '*.age*' -o -type f -name '*.json' | wc -l)"
grep -o 'AGE-SECRET-KEY-[A-Z0-9]*' /root/key.txt > /root/identity.txt
as_postgres createdb --owner=saathi_owner drill
holds=yes
(
  set -a
  . /etc/saathi/backup.env
  RESTORE_DATABASE_URL=postgresql://saathi_owner:owner-password@127.0.0.1:5432/drill
  BACKUP_IDENTITY_FILE=/root/identity.txt
  cd /opt/saathi/current
  node scripts/restore-drill.mjs
) > /tmp/drill.txt 2>&1 || holds=no
sed 's/^/    /' /tmp/drill.txt
expect 'it can be restored into an empty database' yes "$holds"

# A process that is killed comes back by itself.
kill -KILL "$(systemctl show --property=MainPID --value saathi-app@1)"
sleep 8
expect 'a killed process is started again' active "$(systemctl is-active saathi-app@1)"

# Asks for a page and a call again and again, at a pace within the limits of one visitor, and keeps what is not 200.
requests() {
  asked=0
  : > /tmp/bad
  while [ ! -e /tmp/stop ]; do
    for path in / /api/user/me; do
      asked=$((asked + 1))
      code=$(call --output /dev/null --write-out '%{http_code}' "https://saathi.example$path") || code=none
      [ "$code" = 200 ] || echo "$code $path" >> /tmp/bad
      sleep 0.2
    done
  done
  echo "$asked" > /tmp/requests
}
deploy_under_load() {
  rm -f /tmp/stop
  requests &
  asking=$!
  sh "$1/ops/host/deploy.sh" "$1"
  touch /tmp/stop
  wait $asking
  expect "requests of $(cat /tmp/requests) that failed meanwhile" '' "$(sort /tmp/bad | uniq -c | tr '\n' ';')"
}

say 'a new version, while people use it'
cp -R /root/release /root/next
sed -i 's/"build": "/&next-/' /root/next/release.json
deploy_under_load /root/next
if [ -d /root/older ]; then
  say 'back to an older version, on the new schema, while people use it'
  deploy_under_load /root/older
  expect 'a message is answered by the older version' 200 "$(call --output /dev/null --write-out '%{http_code}' --data "{\"sessionId\":\"$session\",\"sender\":\"user\",\"content\":\"Good evening\"}" https://saathi.example/api/chat/message)"
  sleep 15
  expect 'its worker runs' active "$(systemctl is-active saathi-worker)"
  expect 'its errors' 0 "$(log_of --since -30s | grep -c '"level":50' || true)"
  say 'and forward again'
  deploy_under_load /opt/saathi/releases/"$(sed -n 's/.*"build": "\([^"]*\)".*/\1/p' /root/next/release.json)"
fi
expect 'errors in the whole log' 0 "$(log_of | grep -c '"level":50' || true)"
log_of | grep '"level":50' | head -5 || true
[ "$failed" = 0 ] && say 'Everything as the page says.' || say 'Not everything is as the page says.'
exit "$failed"
