import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traceparentOf } from '@/lib/chat/conversation/rules';
import { Person } from '../setup/http-person';
import { newWord } from '../setup/model-stand-in';
import { type Product, readLog, startProduct } from '../setup/product';
import { type ReceivedSpan, startTraceReceiver } from '../setup/trace-receiver';

let product: Product;
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  product = await startProduct({
    env: {
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER: 'always_on' },
      ...{ OTEL_SERVICE_NAME: 'saathi-test', OTEL_BSP_SCHEDULE_DELAY: '100' },
    },
  });
});
afterAll(async () => {
  await product?.stop();
  await receiver?.stop();
});

const EMAIL = 'asha.of.the.traces@example.com';
const MOBILE = '9876543210';

test('one send is one trace, from the tap over service, statements and model to the stored reply, without a word of it', async () => {
  const person = await new Person(product.url).register();
  const sessionId = await person.startChat();
  const word = newWord();
  const clientMessageId = randomUUID();
  const sent = await person.call('POST', '/api/chat/message', {
    json: {
      ...{ sessionId, sender: 'user', clientMessageId },
      content: `My day was ${word}. Write to ${EMAIL} or call ${MOBILE}.`,
    },
    headers: { traceparent: traceparentOf(clientMessageId) },
  });
  expect(sent.status).toBe(200);
  const [reply] = sent.body.aiMessages as { content: string }[];

  const traceId = clientMessageId.replaceAll('-', '');
  const ofSend = () => receiver.spans().filter((span) => span.traceId === traceId);
  await expect.poll(() => ofSend().some(({ parentId }) => parentId === '')).toBe(true);
  const spans = ofSend();
  const byId = new Map(spans.map((span) => [span.id, span]));
  const above = ({ parentId }: ReceivedSpan) => byId.get(parentId)?.name;

  const [root, ...others] = spans.filter(({ parentId }) => !byId.has(parentId));
  expect(others).toEqual([]);
  expect(root).toMatchObject({
    ...{ name: 'POST /api/chat/message', parentId: '', kind: 2, service: 'saathi-test' },
    attributes: {
      ...{ 'http.response.status_code': 200, 'http.route': '/api/chat/message' },
      'saathi.request_id': sent.headers.get('x-request-id'),
    },
  });
  const service = spans.find(({ name }) => name === 'sendMessage');
  expect(service?.parentId).toBe(root?.id);
  const model = spans.find(({ attributes }) => attributes['saathi.provider'] === 'chat');
  expect(model && above(model)).toBe('sendMessage');
  expect(Number(model?.attributes['gen_ai.usage.output_tokens'])).toBeGreaterThan(0);
  // The reply and its charge are stored in one statement, of which the turn is the first table that it writes.
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const stored = statements.filter(({ attributes }) =>
    /INSERT INTO messages/i.test(String(attributes['db.query.text'])),
  );
  expect(stored.map(above)).toContain('sendMessage');
  expect(statements.length).toBeGreaterThan(3);

  const bytes = receiver.bytes();
  const secrets = [
    word,
    EMAIL,
    'asha.of',
    MOBILE,
    person.id,
    sessionId,
    reply?.content.slice(0, 40) ?? 'none',
  ];
  for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false);

  const lines = readLog(product)
    .split('\n')
    .filter((line) => line.includes(traceId));
  expect(lines.some((line) => line.includes('"msg":"request"'))).toBe(true);
});

test('a page is a trace as well, with what it reads, under a path without ids; a file is none', async () => {
  const person = await new Person(product.url).register();
  const sessionId = await person.startChat();
  expect((await person.get(`/chat/${sessionId}?q=${EMAIL}`)).status).toBe(200);
  const page = () => receiver.spans().find(({ attributes }) => attributes['url.path'] === '/chat/[id]');
  await expect.poll(page).toMatchObject({ name: 'GET page', kind: 2, parentId: '' });
  const traceId = page()?.traceId;
  const inside = receiver.spans().filter((span) => span.traceId === traceId);
  expect(inside.some(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);
  expect(receiver.bytes().includes(EMAIL)).toBe(false);
  const paths = receiver.spans().map(({ attributes }) => String(attributes['url.path'] ?? ''));
  expect(paths.filter((path) => path.startsWith('/_next') || path.endsWith('.svg'))).toEqual([]);
});
