import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { addPrompt, getPrompt, listPrompts } from '@/lib/admin/prompts/contract';
import type { Answer } from '@/lib/kit/endpoint';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { CashfreeStandIn } from '../setup/cashfree-stand-in';
import { CookiePerson } from '../setup/cookie-person';
import { Person } from '../setup/http-person';
import { ModelStandIn, newWord, notesReply } from '../setup/model-stand-in';
import { pgBouncerIsHere, startPgBouncer } from '../setup/pgbouncer';
import { testDatabase } from '../setup/postgres';
import { OWNER_SUB, type Product, readLog, startProduct } from '../setup/product';

const WAIT = { timeout: 60_000, interval: 100 };
/** A job of every minute is handed out within two. */
const JOB_WAIT = { timeout: 180_000, interval: 500 };
const PEOPLE = 8;
const WHY = 'A test of two processes';

/** Two processes on one database, as on a larger host, and PgBouncer between: each statement may get another connection. */
describe.skipIf(!pgBouncerIsHere())('two processes behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  const products: Product[] = [];
  let db: pg.Pool;
  const at = (place: number) => products[place % products.length] as Product;

  beforeAll(async () => {
    const { url } = await testDatabase();
    pooler = await startPgBouncer(url);
    db = new pg.Pool({ connectionString: url, max: 1 });
    for (const JOBS of ['on', 'off'])
      products.push(await startProduct({ databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: url, JOBS } }));
  });
  afterAll(async () => {
    for (const product of products) await product.stop();
    await pooler?.stop();
    await db?.end();
  });

  test('people chat and buy at once, companions remember, jobs run, and the ledger fits', async () => {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, place) => new Person(at(place).url).register()),
    );
    const chats = await Promise.all(people.map((person) => person.startChat()));
    const said = `my dog is called Bruno ${newWord()}`;
    const note = { quote: said, kind: 'pet', fact: 'Has a dog called Bruno' };
    const model = new ModelStandIn(at(0).openaiControlUrl);
    await model.next({ kind: 'data', match: said, reply: notesReply(1, [note]) });
    const answers = await Promise.all(
      people.map((person, place) => person.send(chats[place] ?? '', place === 0 ? said : 'kaisi ho')),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));

    const [buyer] = people;
    if (!buyer) throw new Error('Nobody came.');
    const { body } = await buyer.post('/api/payment/recharge', { userId: buyer.id, planId: 'starter' });
    await new CashfreeStandIn(at(0).cashfreeControlUrl).pay(String(body.order_id), 'success');
    await vi.waitFor(async () => expect(await buyer.balance()).toBe(14), WAIT);

    await buyer.startChat();
    await vi.waitFor(async () => expect((await buyer.get('/api/memory')).text).toContain(note.fact), WAIT);
    await vi.waitFor(async () => {
      const { rows } = await db.query(
        `SELECT count(*)::int AS n FROM job_queue.job WHERE state = 'completed'`,
      );
      expect(rows[0].n).toBeGreaterThan(0);
    }, JOB_WAIT);
    expect(await driftingOwners(db)).toEqual([]);
    for (const product of products) expect(readLog(product)).not.toMatch(/prepared statement/);
  }, 300_000);

  test('what an operator switches off or activates at one process counts at the other within two seconds', async () => {
    const owner = new CookiePerson(at(0).url);
    await owner.signIn(OWNER_SUB);
    const person = await new Person(at(1).url).register();
    const start = async () => (await person.post('/api/chat/session', { chatType: 'truelove' })).status;
    const change = (value: boolean | null, seen: string | null) =>
      owner.json('POST', '/api/admin/settings/chat.truelove', { value, seen, reason: WHY });

    const prompts = (await owner.json('GET', '/api/admin/prompts')) as Answer<typeof listPrompts>;
    const active = prompts.versions.find(({ chatType, isActive }) => chatType === 'truelove' && isActive);
    const { text } = (await owner.json('GET', `/api/admin/prompts/${active?.id}`)) as Answer<
      typeof getPrompt
    >;
    const added = { chatType: 'truelove', version: 'v900.1', note: WHY, text: `${text}\nWrite calmly.` };
    const { id } = (await owner.json('POST', '/api/admin/prompts', added)) as Answer<typeof addPrompt>;
    await owner.json('POST', `/api/admin/prompts/${id}/activate`, { seen: active?.version, reason: WHY });
    const session = await person.post('/api/chat/session', { chatType: 'truelove' });
    const { rows } = await db.query('SELECT prompt_id FROM chat_sessions WHERE id = $1', [session.body.id]);
    expect(rows[0].prompt_id).toBe(id);

    await change(false, null);
    const since = performance.now();
    await vi.waitFor(async () => expect(await start()).toBe(403), { timeout: 10_000, interval: 20 });
    const tookMs = performance.now() - since;
    console.log(`the switch counted at the other process after ${Math.round(tookMs)} ms`);
    expect(tookMs).toBeLessThan(2_000);
  });
});
