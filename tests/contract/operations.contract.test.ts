import fs from 'node:fs';
import http from 'node:http';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Person } from '../setup/http-person';
import { ModelStandIn } from '../setup/model-stand-in';
import { type Product, readLog, startProduct } from '../setup/product';
import { redisIsHere, startRedis } from '../setup/redis';

/** What one address may send of these in their time: 20 times what one visitor may. */
const ISSUES_MAX = 100;
/** What a process reads for them, its database's answers included, is 6 kB; their modules are 7 MB. */
const FIRST_VISITS_BYTES = 100_000;
const TOKEN = 'a token for the tests';
const WAIT = { timeout: 30_000, interval: 50 };
/** ms of a test that starts the product itself. */
const LIMIT_MS = 120_000;

async function withTwo(
  env: Record<string, string>,
  work: (one: Product, other: Product) => Promise<void>,
): Promise<void> {
  const one = await startProduct({ env });
  try {
    const other = await startProduct({ env });
    try {
      await work(one, other);
    } finally {
      await other.stop();
    }
  } finally {
    await one.stop();
  }
}

/** Goes away when the first bytes of an answer have come; what is as large as this picture is not all written by then. */
function leaveEarly(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/screenshots/home-narrow.png`, { agent: false }, (response) =>
      response.once('data', () => {
        response.destroy();
        resolve();
      }),
    );
    request.once('error', reject);
  });
}

describe('a process that leaves the jobs to a worker', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ env: { JOBS: 'off' } });
  });
  afterAll(() => product?.stop());

  // The first of all: nobody has been here yet.
  test('who comes first does not wait for what is loaded once: that has been done before the port is open', async () => {
    const { url, pid } = product;
    // All that it asked the system to read (proc_pid_io(5)), which no busy or slow machine changes.
    const read = () => Number(/^rchar: (\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
    const before = read();
    for (const path of ['/', '/psychologist', '/recharge', '/account'])
      expect((await fetch(url + path)).status).toBe(200);
    expect(read() - before).toBeLessThan(FIRST_VISITS_BYTES);
  });

  test('gives signs of life all the same, so that a reply may take its time', async () => {
    const db = new pg.Client({ connectionString: product.databaseUrl });
    await db.connect();
    const signs = () =>
      db
        .query(`SELECT id FROM turn_processes WHERE seen_at > now() - interval '3 s'`)
        .then((found) => found.rows.length);
    await expect.poll(signs).toBe(1);
    await db.end();
  });

  test('a stop does not wait for pictures whose browsers have gone', async () => {
    await Promise.all(Array.from({ length: 20 }, () => leaveEarly(product.url)));
    await product.restart();
    expect(readLog(product)).toContain('"unfinished":0');
  });
});

/** One product for them all, because a start costs seconds: each counts what it did itself, or comes before whoever does the same. */
describe('what an operator is told', () => {
  let product: Product;
  let model: ModelStandIn;
  beforeAll(async () => {
    product = await startProduct({ env: { METRICS_TOKEN: TOKEN } });
    model = new ModelStandIn(product.openaiControlUrl);
  });
  afterAll(() => product?.stop());
  const readMetrics = async () => (await fetch(`${product.url}/metrics`)).text();
  const chatter = async () => {
    const person = await new Person(product.url).register();
    return { person, sessionId: await person.startChat() };
  };

  test('metrics are for this machine and for who has the token, and name no person', async () => {
    const { person, sessionId } = await chatter();
    await person.get(`/api/chat/session/${sessionId}`);
    const read = (headers: Record<string, string>) => fetch(`${product.url}/metrics`, { headers });

    const here = await read({});
    expect(here.status).toBe(200);
    expect(here.headers.get('content-type')).toContain('text/plain');
    const text = await here.text();
    expect(text).toContain('saathi_requests_total{route="POST /api/user/register",status="200"} 1');
    expect(text).toMatch(
      /saathi_request_duration_seconds_count\{route="GET \/api\/chat\/session\/[^"]*",status="200"\} 1/,
    );
    expect(text).not.toContain(sessionId);
    expect(text).toContain('saathi_signals_read 1');
    expect(text).toMatch(/saathi_database_connections\{state="idle"\} [1-9]/);
    expect(text).toMatch(/saathi_queue_depth\{queue="mail"\} 0/);
    expect(text).toContain('saathi_open_orders 0');

    const away = { 'x-forwarded-for': '203.0.113.9' };
    expect((await read(away)).status).toBe(404);
    expect((await read({ ...away, authorization: 'Bearer something else' })).status).toBe(404);
    expect((await read({ ...away, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('replies that fail are no secret: status, code and words in the log, counts in the metrics, and a degraded process', async () => {
    const { person, sessionId } = await chatter();
    await model.next({ match: 'papaya', fault: '500', count: 2 });
    expect((await person.send(sessionId, 'papaya for lunch')).status).toBe(503);
    expect((await person.get('/readyz')).body).toEqual({
      status: 'degraded',
      reasons: ['1 of 1 replies failed in 5 minutes, the last with 500 server_error'],
    });
    for (const text of ['guava', 'chikoo', 'mango', 'lychee'])
      expect((await person.send(sessionId, `${text} for lunch`)).status).toBe(200);
    expect((await person.get('/readyz')).body).toEqual({ status: 'ok', reasons: [] });
    const metrics = await readMetrics();
    expect(metrics).toMatch(/saathi_replies_total\{outcome="failed",provider="chat",model="[^"]+"\} 1/);
    expect(metrics).toMatch(/saathi_replies_total\{outcome="answered",provider="chat",model="[^"]+"\} 4/);
    expect(metrics).toMatch(
      /saathi_reply_tokens_total\{outcome="answered",provider="chat",model="[^"]+",kind="written"\} [1-9]/,
    );
    expect(metrics).toMatch(
      /saathi_model_answers_total\{provider="chat",model="[^"]+",outcome="failed",status="500",code="server_error"\} 2/,
    );
    expect(metrics).toMatch(/saathi_model_tokens_total\{provider="chat",model="[^"]+",kind="read"\} [1-9]/);
    expect(metrics).toContain('saathi_model_circuit_open{provider="chat"} 0');
    const log = readLog(product);
    expect(log).toContain('"words":"The server had an error while processing your request."');
    expect(log).not.toContain('papaya');
  });

  test('a judge or moderation that does not judge is no secret: people get replies all the same, and the operator is told', async () => {
    const { person, sessionId } = await chatter();
    const ready = async () => (await person.get('/readyz')).body;
    expect(await ready()).toEqual({ status: 'ok', reasons: [] });
    // On a busy machine an answer is late instead of failed; none is lost.
    const unjudged = (metrics: string) =>
      [
        ...metrics.matchAll(
          /^saathi_safety_answers_total\{service="judge",outcome="(?:failed|late)",status="\d*"\} (\d+)$/gm,
        ),
      ].reduce((sum, [, count]) => sum + Number(count), 0);
    const before = unjudged(await readMetrics());

    await model.next({ kind: 'moderation', match: 'rice', fault: '404' });
    await model.next({ kind: 'judge', match: 'rice', fault: '500', count: 3 });
    for (const text of ['we had rice', 'rice again', 'and rice'])
      expect((await person.send(sessionId, text)).body.aiMessages).not.toEqual([]);
    const degraded = await person.get('/readyz');
    expect(degraded.status).toBe(200);
    expect(degraded.body).toEqual({
      status: 'degraded',
      reasons: ['judge answers 500', 'moderation answers 404'],
    });
    const metrics = await readMetrics();
    expect(metrics).toContain(
      'saathi_safety_answers_total{service="moderation",outcome="refused",status="404"} 1',
    );
    expect(metrics).toContain('saathi_safety_answers_total{service="judge",outcome="failed",status="500"} ');
    // After the third none is asked.
    expect(unjudged(metrics) - before).toBe(3);
    const log = readLog(product);
    expect(log).toContain('"service":"moderation","outcome":"refused","status":404');
    expect(log).not.toContain('rice');
  });
});

test.skipIf(!redisIsHere())(
  'two processes on one Redis count together, and go on without it',
  async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    client.on('error', () => undefined);
    const shared = { RATE_LIMITS: 'default', REDIS_URL: redis.url };
    try {
      await withTwo(shared, async (one, other) => {
        const issue = { name: 'Asha', mobileNumber: '9876543210', issueDetail: 'slow' };
        const report = async ({ url }: Product) => (await new Person(url).post('/api/issues', issue)).status;
        const counted = async () => {
          const [key = ''] = await client.keys('*issues address*');
          return Number(await client.get(key));
        };
        // A process counts by itself until its connection stands.
        for (const product of [one, other]) {
          const before = await counted();
          await vi.waitFor(async () => {
            expect(await report(product)).toBe(200);
            expect(await counted()).toBeGreaterThan(before);
          }, WAIT);
        }
        for (let sent = await counted(); sent < ISSUES_MAX; sent += 1)
          expect(await report(sent % 2 ? one : other)).toBe(200);
        for (const product of [one, other]) expect(await report(product)).toBe(429);
        await redis.stop();
        expect(await report(one)).toBe(200);
      });
    } finally {
      client.disconnect();
      await redis.stop();
    }
  },
  LIMIT_MS,
);
