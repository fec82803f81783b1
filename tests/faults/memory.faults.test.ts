import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Person } from '../setup/http-person';
import { ModelStandIn, notesReply } from '../setup/model-stand-in';
import { type Product, startProduct } from '../setup/product';

let product: Product;
let model: ModelStandIn;
let db: pg.Pool;

const WAIT = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  product = await startProduct();
  model = new ModelStandIn(product.openaiControlUrl);
  db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
});

afterAll(async () => {
  await db?.end();
  await product?.stop();
});

/** The model notes this pet, once it is asked for notes of the only message of its person. */
const scriptNotes = (quote: string, fact: string) =>
  model.next({ kind: 'data', match: quote, reply: notesReply(1, [{ quote, kind: 'pet', fact }]) });
const remembered = async (person: Person) => (await person.get('/api/memory')).text;

test('killed between the reply and the notes, it remembers after the restart, once', async () => {
  const person = await new Person(product.url).register();
  await scriptNotes('my dog is called Bruno', 'Has a dog called Bruno');
  await person.send(await person.startChat(), 'my dog is called Bruno');
  await product.kill();
  await product.restart();
  await person.startChat();
  await vi.waitFor(async () => expect(await remembered(person)).toContain('Has a dog called Bruno'), WAIT);
  const { rows } = await db.query(
    `SELECT cardinality(source_seqs) AS told FROM memory_facts WHERE text LIKE '%Bruno%'`,
  );
  expect(rows).toEqual([{ told: 1 }]);
});

test('killed while the notes are being taken, the next process takes them', async () => {
  const person = await new Person(product.url).register();
  const text = 'my cat is called Mitthu';
  await person.send(await person.startChat(), text);
  await model.next({ kind: 'data', match: text, fault: 'hang' });
  await person.startChat();
  await vi.waitFor(async () => expect(await model.requestsAbout(text, 'data')).toHaveLength(1), WAIT);
  await scriptNotes(text, 'Has a cat called Mitthu');
  await product.kill();
  await product.restart();
  // The lease of the process that died is over, as it would be after a minute and a half.
  await db.query(`UPDATE memory_marks SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL`);
  await vi.waitFor(async () => expect(await remembered(person)).toContain('Has a cat called Mitthu'), WAIT);
  expect((await remembered(person)).match(/Mitthu/g)).toHaveLength(1);
});
