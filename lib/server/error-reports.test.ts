import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';

const loaded = vi.hoisted((): string[] => []);
vi.mock('@sentry/core', async (original) => {
  loaded.push('@sentry/core');
  return original();
});

const ENVIRONMENT = {
  ...{ DATABASE_URL: 'postgresql://none', NEXTAUTH_SECRET: 'signs what a test makes', LOG_LEVEL: 'error' },
  ...{ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'none', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' },
  ...{ CASHFREE_CLIENT_ID: 'none', CASHFREE_CLIENT_SECRET: 'none' },
};

/** A tracker that takes envelopes, as https://develop.sentry.dev/sdk/foundations/transport/envelopes/ has them. */
async function startTracker() {
  const taken: { url: string; event: Record<string, unknown>; whole: string }[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
  const server = createServer(async (request: IncomingMessage, response) => {
    const whole = await text(request);
    const [, header = '{}', payload = '{}'] = whole.split('\n');
    if (JSON.parse(header).type === 'event')
      taken.push({ url: request.url ?? '', event: JSON.parse(payload), whole });
    response.writeHead(answer.status, answer.headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    taken,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

let tracker: Awaited<ReturnType<typeof startTracker>>;
afterEach(async () => {
  vi.unstubAllEnvs();
  (globalThis as { saathi?: unknown }).saathi = undefined;
  await tracker?.stop();
});

async function startedWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...settings })) vi.stubEnv(name, value);
  const { startErrorReports } = await import('./error-reports');
  await startErrorReports();
  const [{ log }, { describeFailure }] = await Promise.all([import('./log'), import('./failure')]);
  return { log: log(), describeFailure };
}

test('without SENTRY_DSN nothing is loaded, and an error is a line of the log alone', async () => {
  tracker = await startTracker();
  const { log, describeFailure } = await startedWith({});
  log.error(describeFailure(new Error('broken')), 'unexpected');
  expect(loaded).toEqual([]);
  expect(tracker.taken).toEqual([]);
});

test('an error goes to the tracker with cause and frames, redacted as the log has it, and without who it was', async () => {
  tracker = await startTracker();
  const { log, describeFailure } = await startedWith({
    ...{ SENTRY_DSN: tracker.dsn, SENTRY_ENVIRONMENT: 'staging', LOG_LEVEL: 'error' },
  });
  const cause = Object.assign(new TypeError('no route to 203.0.113.7'), { code: 'EHOSTUNREACH' });
  const error = new Error('of asha@example.com, 9876543210\nDETAIL: what she wrote', { cause });
  const fields = { requestId: 'r-1', who: 'pseudonym-of-asha', network: 'net', ...describeFailure(error) };
  log.warn(fields, 'only a warning');
  log.error(fields, 'unexpected');
  await vi.waitFor(() => expect(tracker.taken).toHaveLength(1));
  const [{ url, event, whole } = { url: '', event: {}, whole: '' }] = tracker.taken;
  expect(url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/);
  expect(event).toMatchObject({
    ...{ level: 'error', platform: 'node', environment: 'staging' },
    tags: { event: 'unexpected', requestId: 'r-1' },
    exception: { values: [{ type: 'TypeError EHOSTUNREACH' }, { type: 'Error' }] },
  });
  const { values } = event.exception as { values: { stacktrace: { frames: { filename: string }[] } }[] };
  expect(values[1]?.stacktrace.frames.at(-1)?.filename).toContain('error-reports.test');
  for (const secret of ['asha', '9876543210', '203.0.113.7', 'what she wrote', '"net"'])
    expect(whole, secret).not.toContain(secret);
});

test('a flood is bounded, and a tracker that asks for silence gets it', async () => {
  tracker = await startTracker();
  const { log, describeFailure } = await startedWith({ SENTRY_DSN: tracker.dsn });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let call = 0; call < 35; call += 1) log.error(describeFailure(new Error(`no ${call}`)), 'unexpected');
  await vi.waitFor(() => expect(tracker.taken).toHaveLength(30));
  tracker.answerWith({ status: 429, headers: { 'retry-after': '60' } });
  vi.setSystemTime(Date.now() + 60_000);
  log.error(describeFailure(new Error('one more')), 'unexpected');
  await vi.waitFor(() => expect(tracker.taken).toHaveLength(31));
  // The answer is read a moment after the request came in.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.waitFor(async () => {
    const before = tracker.taken.length;
    log.error(describeFailure(new Error('held back')), 'unexpected');
    await new Promise((resolve) => setImmediate(resolve));
    expect(tracker.taken).toHaveLength(before);
  });
  vi.useRealTimers();
});
