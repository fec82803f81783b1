import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { Person } from '../setup/http-person';
import { ModelStandIn } from '../setup/model-stand-in';
import { type Product, startProduct } from '../setup/product';

let product: Product;
let model: ModelStandIn;
let db: pg.Pool;
let person: Person;
let sessionId: string;

const WAIT = { timeout: 30_000, interval: 50 };
/** ms a slow model takes: what a test does meanwhile takes a fraction of it, on a busy machine too. */
const SLOW_MODEL_MS = 4_000;

beforeAll(async () => {
  product = await startProduct();
  model = new ModelStandIn(product.openaiControlUrl);
  db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
});

afterAll(async () => {
  await db?.end();
  await product?.stop();
});

beforeEach(async () => {
  person = await new Person(product.url).register();
  sessionId = await person.startChat();
});

async function turnState(): Promise<string | undefined> {
  const { rows } = await db.query<{ state: string }>(
    `SELECT state FROM chat_turns WHERE session_id = $1 AND kind = 'message' ORDER BY created_at DESC LIMIT 1`,
    [sessionId],
  );
  return rows[0]?.state;
}

async function storedBalance(): Promise<number | undefined> {
  const { rows } = await db.query<{ message_balance: number }>(
    'SELECT message_balance FROM users WHERE id = $1',
    [person.id],
  );
  return rows[0]?.message_balance;
}

async function senders(): Promise<string[]> {
  const { rows } = await db.query<{ sender: string }>(
    'SELECT sender FROM messages WHERE session_id = $1 ORDER BY seq',
    [sessionId],
  );
  return rows.map(({ sender }) => sender);
}

/** Until the model has been asked: the message is reserved, and its answer is still to come. */
async function underWay(text: string): Promise<void> {
  await vi.waitFor(async () => expect(await model.callsAbout(text)).toBe(1), WAIT);
  expect(await turnState()).toBe('pending');
  expect(await storedBalance()).toBe(4);
}

async function expectLedgerWhole(): Promise<void> {
  expect(await driftingOwners(db)).toEqual([]);
}

test('killed in the middle of a send: the message is given back after the restart, and the same id can be used again', async () => {
  const text = 'Beech mein band';
  const clientMessageId = randomUUID();
  await model.next({ fault: 'hang', match: text });
  const broken = person.send(sessionId, text, clientMessageId).catch((error: Error) => error);
  await underWay(text);
  await product.kill();
  expect(await broken).toBeInstanceOf(Error);
  await expectLedgerWhole();

  await product.restart();
  await vi.waitFor(async () => expect(await turnState()).toBe('failed'), WAIT);
  expect(await person.balance()).toBe(5);
  expect(await senders()).toEqual([]);
  await expectLedgerWhole();

  const again = await person.send(sessionId, text, clientMessageId);
  expect(again.status).toBe(200);
  expect(await person.balance()).toBe(4);
  const first = await person.send(sessionId, text, clientMessageId);
  expect(first.body).toEqual(again.body);
  expect((await senders()).filter((sender) => sender === 'user')).toHaveLength(1);
  expect(await person.balance()).toBe(4);
  await expectLedgerWhole();
});

test('told to stop, the product finishes the send that runs, and stores it', async () => {
  const text = 'Ruko zara';
  await model.next({ fault: 'delay', match: text, delayMs: SLOW_MODEL_MS });
  const answer = person.send(sessionId, text);
  await underWay(text);
  await product.restart();
  expect((await answer).status).toBe(200);
  expect(await turnState()).toBe('answered');
  expect((await senders())[0]).toBe('user');
  expect((await senders()).at(-1)).toBe('ai');
  expect(await person.balance()).toBe(4);
  await expectLedgerWhole();
});

test('a browser that goes away still gets its answer stored, also when the product is told to stop', async () => {
  for (const stop of [false, true]) {
    const text = stop ? 'Chalo phir milte hain' : 'Chalo theek hai';
    await model.next({ fault: 'delay', match: text, delayMs: SLOW_MODEL_MS });
    const leaving = new AbortController();
    const body = { sessionId, sender: 'user', content: text };
    const gone = person
      .call('POST', '/api/chat/message', { json: body, signal: leaving.signal })
      .catch((error: Error) => error);
    await vi.waitFor(async () => expect(await model.callsAbout(text)).toBe(1), WAIT);
    leaving.abort();
    expect(await gone).toBeInstanceOf(Error);
    if (stop) await product.restart();
    await vi.waitFor(async () => expect(await turnState()).toBe('answered'), WAIT);
    expect((await senders()).at(-1)).toBe('ai');
  }
  expect(await person.balance()).toBe(3);
  await expectLedgerWhole();
});

test('a model that never answers costs nothing', async () => {
  const text = 'Koi hai';
  await model.next({ fault: 'hang', match: text, count: 2 });
  const answer = await person.send(sessionId, text);
  expect(answer.status).toBe(503);
  expect(answer.body.error).toBe('Failed to send message');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await person.balance()).toBe(5);
  expect(await senders()).toEqual([]);
  await expectLedgerWhole();
});
