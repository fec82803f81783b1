import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../dev/processes/ports.mjs';
import { inProject } from '../../dev/project.mjs';
import { testDatabase } from './postgres.ts';
import { SETTINGS } from './settings.ts';

/** ms */
const START_LIMIT_MS = 60_000;

export type NextServer = { url: string; databaseUrl: string; log(): string; stop(): Promise<void> };

/** `next start` on the build of the product. */
export const startNext = () =>
  start(inProject(), (port) => ['node_modules/next/dist/bin/next', 'start', '--port', String(port)]);

/** The standalone server of the build, in a folder apart with the static files that its guide has people copy. */
export async function startStandalone(): Promise<NextServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-standalone-'));
  fs.cpSync(inProject('.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  fs.cpSync(inProject('.next/static'), path.join(folder, '.next/static'), { recursive: true });
  fs.cpSync(inProject('public'), path.join(folder, 'public'), { recursive: true });
  const server = await start(folder, () => ['server.js']);
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

async function start(folder: string, command: (port: number) => string[]): Promise<NextServer> {
  const { url: databaseUrl } = await testDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, command(port), {
    cwd: folder,
    env: {
      ...process.env,
      ...SETTINGS,
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      HOSTNAME: 'localhost',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk));
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${log}`);
      await fetch(`${url}/healthz`);
    },
    { timeout: START_LIMIT_MS, interval: 100 },
  );
  return { url, databaseUrl, log: () => log, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
