import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

async function started(...options: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [SERVER, '--port', '0', ...options], {
    env: { ...process.env, CASHFREE_CLIENT_ID: '', CASHFREE_CLIENT_SECRET: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit').then(([code]) => [`left with ${code}`]);
  const [line] = await Promise.race([once(child.stdout, 'data'), gone]);
  const origin = /^sandbox\/cashfree listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line))?.[1];
  if (origin === undefined) throw new Error(`unexpected first line: ${line}`);
  return { child, origin };
}

test('it says where it listens and leaves on SIGTERM, a hanging call notwithstanding', async () => {
  const { child, origin } = await started();
  await fetch(`${origin}/_control/next`, { method: 'POST', body: JSON.stringify({ fault: 'hang' }) });
  const hung = fetch(`${origin}/pg/orders/any`, {
    headers: {
      'x-client-id': 'sandbox',
      'x-client-secret': 'sandbox-secret',
      'x-api-version': '2026-01-01',
    },
  }).then(
    () => 'answered',
    () => 'dropped',
  );
  await expect.poll(async () => (await (await fetch(`${origin}/_control/calls`)).json()).total).toBe(1);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await hung).toBe('dropped');
});

test('with --exit-with-parent it ends when its stdin closes', async () => {
  const { child } = await started('--exit-with-parent');
  child.stdin?.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('a busy port is one clear sentence', async () => {
  const { child, origin } = await started();
  const second = spawn(process.execPath, [SERVER, '--port', new URL(origin).port], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[said], [code]] = await Promise.all([once(second.stderr, 'data'), once(second, 'exit')]);
  expect(String(said)).toContain('is in use');
  expect(code).toBe(1);
  child.kill('SIGTERM');
  await once(child, 'exit');
});
