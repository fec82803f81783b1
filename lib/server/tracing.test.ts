import { afterEach, expect, test, vi } from 'vitest';
import { startTraceReceiver } from '@/tests/setup/trace-receiver';
import { providerModel } from './provider-calls';
import { currentTraceId } from './span';
import { traceQueries } from './traced-queries';

/** Packages that were asked for. */
const loaded = vi.hoisted((): string[] => []);
vi.mock('@opentelemetry/exporter-trace-otlp-proto', async (original) => {
  loaded.push('exporter');
  return original();
});
vi.mock('@opentelemetry/sdk-trace-base', async (original) => {
  loaded.push('sdk');
  return original();
});
const logged = vi.hoisted((): string[] => []);
vi.mock('./log', () => {
  const keep = (_: object, event: string) => void logged.push(event);
  return { log: () => ({ info: keep, warn: keep, error: keep }) };
});

const ENVIRONMENT = {
  ...{ DATABASE_URL: 'postgresql://none', NEXTAUTH_SECRET: 'signs what a test makes', LOG_LEVEL: 'silent' },
  ...{ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'none', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' },
  ...{ CASHFREE_CLIENT_ID: 'none', CASHFREE_CLIENT_SECRET: 'none' },
};

const receivers: Awaited<ReturnType<typeof startTraceReceiver>>[] = [];

/** Tracing as a process has it that starts with these settings. */
async function startedWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...settings })) vi.stubEnv(name, value);
  const tracing = await import('./tracing');
  await tracing.startTracing();
  return tracing;
}

async function receiver() {
  const made = await startTraceReceiver();
  receivers.push(made);
  return made;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const one of receivers.splice(0)) await one.stop();
});

const OUTSIDE = { kind: 'server' } as const;
const INSIDE = { kind: 'internal' } as const;

test('without the setting nothing of OpenTelemetry is loaded, and work runs as it is', async () => {
  const { inSpan, isTracing } = await startedWith({});
  expect(isTracing()).toBe(false);
  expect(await inSpan('work', OUTSIDE, async () => currentTraceId() ?? 'none')).toBe('none');
  expect(loaded).toEqual([]);
});

test('spans stand below the work that they are for, failures by their code, and no words of anybody', async () => {
  const taken = await receiver();
  const { inSpan, stopTracing } = await startedWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: taken.url,
    OTEL_TRACES_SAMPLER: 'always_on',
  });
  const model = providerModel(
    {
      complete: async () => ({
        ...{ text: 'secret words', model: 'model-7', promptTokens: 11, completionTokens: 3, calls: [] },
      }),
    },
    { provider: 'chat', model: 'model', host: 'models.example' },
  );
  const client = {
    query: async (_query: unknown, _values?: unknown[]) => {
      throw Object.assign(new Error('duplicate secret words'), { code: '23505' });
    },
  };
  traceQueries(client);
  const ids = await inSpan('POST /api/thing', OUTSIDE, () =>
    inSpan('makeThing', INSIDE, async () => {
      await model.complete([{ role: 'user', content: 'secret words' }], {
        signal: new AbortController().signal,
        mayRetry: () => false,
      });
      const failing = client.query('INSERT INTO things (a) VALUES ($1)', ['secret words']);
      await expect(failing).rejects.toThrow('duplicate');
      return currentTraceId();
    }),
  );
  await stopTracing();
  const spans = taken.spans();
  const of = (name: string) => spans.find((span) => span.name === name);
  const [root, service] = [of('POST /api/thing'), of('makeThing')];
  expect(taken.paths).toEqual(new Set(['/v1/traces']));
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([ids]));
  expect(root).toMatchObject({ parentId: '', kind: 2, service: 'saathi' });
  expect(service?.parentId).toBe(root?.id);
  expect(of('chat model')).toMatchObject({
    ...{ parentId: service?.id, kind: 3 },
    attributes: { 'gen_ai.response.model': 'model-7', 'gen_ai.usage.input_tokens': 11 },
  });
  expect(of('INSERT things')).toMatchObject({
    ...{ parentId: service?.id, status: 2, attributes: { 'error.type': '23505' } },
  });
  expect(taken.bytes().includes('secret')).toBe(false);
});

const TAP = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a request goes on with the trace that it names: as its first span, or below that of who recorded one', async () => {
  const taken = await receiver();
  const { inSpan, stopTracing } = await startedWith({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${taken.url}/own/path`,
    OTEL_TRACES_SAMPLER: 'always_on',
  });
  const answer = (name: string, traceparent: string) =>
    inSpan(name, { kind: 'server', traceparent }, async () => undefined);
  await answer('of a page', `00-${TAP}-${PARENT}-00`);
  await answer('of a gateway', `00-${TAP}-${PARENT}-01`);
  await answer('of nobody', '00-nonsense');
  await stopTracing();
  const of = (name: string) => taken.spans().find((span) => span.name === name);
  expect(taken.paths).toEqual(new Set(['/own/path']));
  expect(of('of a page')).toMatchObject({ traceId: TAP, parentId: '' });
  expect(of('of a gateway')).toMatchObject({ traceId: TAP, parentId: PARENT });
  expect(of('of nobody')).toMatchObject({ parentId: '' });
  expect(of('of nobody')?.traceId).not.toBe(TAP);
});

test('which traces are sent is ours to say, whatever a caller has sampled', async () => {
  const taken = await receiver();
  const { inSpan, stopTracing } = await startedWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: taken.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  });
  const asked = { kind: 'server', traceparent: `00-${TAP}-${PARENT}-01` } as const;
  await inSpan('answer', asked, () => inSpan('inside', INSIDE, async () => undefined));
  await stopTracing();
  expect(taken.spans()).toEqual([]);
});

test('of many traces about one in ten is sent where nothing else is set, each of them whole', async () => {
  const taken = await receiver();
  const { inSpan, stopTracing } = await startedWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: taken.url,
    OTEL_BSP_MAX_QUEUE_SIZE: '8192',
  });
  for (let call = 0; call < 3_000; call += 1)
    await inSpan('answer', OUTSIDE, () => inSpan('inside', INSIDE, async () => undefined));
  await stopTracing();
  const whole = taken.spans().filter(({ name }) => name === 'answer').length;
  expect(taken.spans()).toHaveLength(2 * whole);
  // Six standard deviations around 300 of 3,000.
  expect(whole).toBeGreaterThan(200);
  expect(whole).toBeLessThan(400);
});

test('a collector that takes nothing is told of once, and fails no work', async () => {
  const taken = await receiver();
  taken.answerWith(400);
  const { inSpan, stopTracing } = await startedWith({
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: taken.url, OTEL_TRACES_SAMPLER: 'always_on' },
    OTEL_BSP_SCHEDULE_DELAY: '5',
  });
  logged.length = 0;
  expect(await inSpan('one', OUTSIDE, async () => 1)).toBe(1);
  await vi.waitFor(() => expect(logged).toEqual(['traces are not taken']));
  await inSpan('two', OUTSIDE, async () => 2);
  await stopTracing();
  expect(logged).toEqual(['traces are not taken', 'the last traces were not taken']);
});
