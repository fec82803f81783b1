import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const STAND_INS = ['cashfree', 'google', 'letta', 'openai', 's3'];

/** A call that a stand-in can be told to leave hanging. */
const HANGING: [name: string, call: (origin: string) => Promise<Response>][] = [
  [
    'cashfree',
    (origin) =>
      fetch(`${origin}/pg/orders/any`, {
        headers: {
          'x-client-id': 'sandbox',
          'x-client-secret': 'sandbox-secret',
          'x-api-version': '2026-01-01',
        },
      }),
  ],
  ['letta', (origin) => fetch(`${origin}/v1/agents/`, { headers: { authorization: 'Bearer key' } })],
  [
    'openai',
    (origin) =>
      fetch(`${origin}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer key' },
        body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }] }),
      }),
  ],
  ['s3', (origin) => fetch(`${origin}/pictures/any`)],
];

/** Of whoever starts the tests; a stand-in would take them for its own. */
const NO_KEYS = {
  CASHFREE_CLIENT_ID: '',
  CASHFREE_CLIENT_SECRET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
};

const programOf = (name: string) => fileURLToPath(new URL(`./${name}/server.ts`, import.meta.url));

async function started(name: string, ...options: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [programOf(name), '--port', '0', ...options], {
    env: { ...process.env, ...NO_KEYS },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit').then(([code]) => [`left with ${code}`]);
  const [line] = await Promise.race([once(child.stdout, 'data'), gone]);
  const [, said, origin] =
    /^sandbox\/(\w+) listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line)) ?? [];
  if (origin === undefined || said !== name) throw new Error(`unexpected first line: ${line}`);
  return { child, origin };
}

describe.each(STAND_INS)('sandbox/%s', (name) => {
  test('it says where it listens, answers, and leaves on SIGTERM', async () => {
    const { child, origin } = await started(name);
    expect((await fetch(`${origin}/_control/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('with --exit-with-parent it ends when its stdin closes', async () => {
    const { child } = await started(name, '--exit-with-parent');
    child.stdin?.end();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('a busy port is one clear sentence', async () => {
    const { child, origin } = await started(name);
    const second = spawn(process.execPath, [programOf(name), '--port', new URL(origin).port], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
    expect(said).toContain('is in use');
    expect(code).toBe(1);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});

test.each(HANGING)('a hanging call does not keep sandbox/%s from leaving', async (name, call) => {
  const { child, origin } = await started(name);
  await fetch(`${origin}/_control/next`, { method: 'POST', body: JSON.stringify({ fault: 'hang' }) });
  const hung = call(origin).then(
    () => 'answered',
    () => 'dropped',
  );
  const calls = async () => (await (await fetch(`${origin}/_control/calls`)).json()).calls;
  await expect.poll(calls).toHaveLength(1);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(await hung).toBe('dropped');
});
