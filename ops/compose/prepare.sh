#!/bin/sh
# Brings the database up to this version: schema, rights, first content, and the user whom the product works as. As its owner, as often as wanted.
set -eu
node scripts/migrate.mjs
node scripts/grants.mjs
node scripts/seed.mjs
psql "$DATABASE_URL" --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\getenv password WEB_PASSWORD
SELECT 'CREATE ROLE web LOGIN IN ROLE saathi_app' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'web') \gexec
ALTER ROLE web PASSWORD :'password';
SQL
echo 'The database is ready.'
