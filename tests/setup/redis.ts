import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from '../../dev/processes/children.mjs';
import { freePort } from '../../dev/processes/ports.mjs';

const SERVER = '/usr/bin/redis-server';
const START_LIMIT_MS = 30_000;

/** Debian's Redis, installed when it is missing and may be. */
export function redisIsHere(): boolean {
  if (existsSync(SERVER)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']]) {
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return existsSync(SERVER);
}

/**
 * A Redis of the test's own, which keeps nothing on disk.
 * @param preferred port, for one that comes back
 */
export async function startRedis(preferred?: number) {
  const port = await freePort(preferred);
  const child = launch(SERVER, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  let said = '';
  child.stdout?.on('data', (data) => {
    said += data;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!said.includes('Ready to accept connections')) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`Redis did not start:\n${said}`);
    await sleep(20);
  }
  const ended = once(child, 'exit');
  return {
    port,
    pid: child.pid ?? 0,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
