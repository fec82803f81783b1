import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerProbes } from './worker-port';

let server: Awaited<ReturnType<typeof answerProbes>>;
const ask = async (path: string, headers = {}) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  const environment = {
    // Nobody listens there: a worker tells of itself all the same.
    ...{ DATABASE_URL: 'postgresql://none@127.0.0.1:1/none', NEXTAUTH_SECRET: 'signs what a test makes' },
    ...{ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'none', OPENAI_API_KEY: 'none' },
    ...{ OPENAI_MODEL: 'none', CASHFREE_CLIENT_ID: 'none', CASHFREE_CLIENT_SECRET: 'none' },
    ...{ LOG_LEVEL: 'silent', METRICS_TOKEN: 'the token of Prometheus' },
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  server = await answerProbes(0, '127.0.0.1');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test('a worker says that it is alive, that it is not ready without a database, and what it counts, to who may read it', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await ask('/readyz')).status).toBe(503);
  const away = { 'x-forwarded-for': '203.0.113.9' };
  expect((await ask('/metrics', away)).status).toBe(404);
  const { status, text } = await ask('/metrics', {
    ...away,
    authorization: 'Bearer the token of Prometheus',
  });
  expect(status).toBe(200);
  expect(text).toContain('saathi_signals_read 0');
  expect(text).toContain('# TYPE saathi_model_tokens_total counter');
  expect((await ask('/api/user/me')).status).toBe(404);
});
