import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

async function started(...options: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [SERVER, '--port', '0', ...options], {
    env: { ...process.env, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const origin = /^sandbox\/google listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line))?.[1];
  if (origin === undefined) throw new Error(`unexpected first line: ${line}`);
  return { child, origin };
}

test('it says where it listens, answers, and leaves on SIGTERM', async () => {
  const { child, origin } = await started();
  expect((await fetch(`${origin}/_control/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('with --exit-with-parent it ends when its stdin closes', async () => {
  const { child } = await started('--exit-with-parent');
  child.stdin?.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
});
