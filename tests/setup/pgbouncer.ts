import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../dev/processes/ports.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_LIMIT_MS = 30_000;
/** Few, so that everybody's transactions really share them. */
const SERVER_CONNECTIONS = 4;

/** Debian's PgBouncer, installed when it is missing and may be. */
export function pgBouncerIsHere(): boolean {
  if (existsSync(PROGRAM)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'pgbouncer']])
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return existsSync(PROGRAM);
}

/** A PgBouncer in transaction mode in front of a database. @param url of the database itself */
export async function startPgBouncer(url: string) {
  const { hostname, port: serverPort, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const name = pathname.slice(1);
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
    { mode: 0o644 },
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!said.includes('process up')) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`PgBouncer did not start:\n${said}\n${readFileSync(file, 'utf8')}`);
    await sleep(20);
  }
  const ended = once(child, 'exit');
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
