import { beforeEach, expect, test } from 'vitest';
import { serviceDatabase } from '@/tests/setup/service-database';
import { COMPANIONS } from './companions';
import { PROMPTS } from './prompts';
import { REVIEWS } from './reviews';
import { seed } from './seed';

const EVERYTHING = {
  companions: COMPANIONS.length,
  examples: 0,
  prompts: PROMPTS.length,
  reviews: REVIEWS.length,
};
const NOTHING = { companions: 0, examples: 0, prompts: 0, reviews: 0 };

const database = serviceDatabase();

beforeEach(async () => {
  await database.sql.query('DELETE FROM companion_reviews');
  await database.sql.query('DELETE FROM companions');
  await database.sql.query('DELETE FROM prompts');
});

async function everything(): Promise<unknown[]> {
  const tables: unknown[] = [];
  for (const table of ['companions', 'prompts', 'companion_reviews']) {
    tables.push((await database.sql.query(`SELECT * FROM ${table} ORDER BY id`)).rows);
  }
  return tables;
}

test('an empty database gets every companion, prompt and review, in the order of the data', async () => {
  expect(await seed(database.sql)).toEqual(EVERYTHING);

  const { rows } = await database.sql.query(
    'SELECT name, persona, rating FROM companions ORDER BY created_at',
  );
  expect(rows.map((row) => row.name)).toEqual(COMPANIONS.map((one) => one.name));
  expect(rows[0].persona).toMatch(/^Gender: woman\nAge: 27\nCity: Pune\n/);
  expect(rows.find((row) => row.name === 'Isha Menon').rating).toBe('4.8');

  const active = await database.sql.query('SELECT id FROM prompts WHERE is_active');
  const current = PROMPTS.filter((one) => one.current).map((one) => one.id);
  expect(active.rows.map((row) => row.id).sort()).toEqual(current.sort());
  const real = await database.sql.query(
    'SELECT 1 FROM companion_reviews WHERE is_verified OR NOT is_sample OR user_id IS NOT NULL',
  );
  expect(real.rows).toEqual([]);
});

test('seeding twice changes nothing', async () => {
  await seed(database.sql);
  const before = await everything();
  expect(await seed(database.sql)).toEqual(NOTHING);
  expect(await everything()).toEqual(before);
});

test("an operator's edits stay, and only what is missing comes back", async () => {
  await seed(database.sql);
  await database.sql.query(`UPDATE companions SET about_me = 'Edited', rating = 3.5 WHERE name = 'Ananya'`);
  await database.sql.query(`DELETE FROM companions WHERE name = 'Neha Baruah'`);
  const lost = REVIEWS.filter(
    (review) => review.companionId === COMPANIONS.find((one) => one.name === 'Neha Baruah')?.id,
  );

  expect(await seed(database.sql)).toEqual({ companions: 1, examples: 0, prompts: 0, reviews: lost.length });
  const { rows } = await database.sql.query(`SELECT about_me, rating FROM companions WHERE name = 'Ananya'`);
  expect(rows).toEqual([{ about_me: 'Edited', rating: '3.5' }]);
});

test('a companion that was seeded before there were examples gets them, and an edited one does not', async () => {
  await seed(database.sql);
  const complete = await everything();
  await database.sql.query("UPDATE companions SET persona = regexp_replace(persona, '\nExample: .*', '')");
  await database.sql.query(`UPDATE companions SET persona = persona || ' Edited.' WHERE name = 'Kabir'`);
  expect((await seed(database.sql)).examples).toBe(COMPANIONS.length - 1);
  await database.sql.query(
    `UPDATE companions SET persona = (SELECT row->>'persona' FROM jsonb_array_elements($1::jsonb) row WHERE row->>'name' = 'Kabir') WHERE name = 'Kabir'`,
    [JSON.stringify(complete[0])],
  );
  expect(await everything()).toEqual(complete);
});

test("an operator's own active prompt is not pushed aside", async () => {
  await database.sql.query(
    `INSERT INTO prompts (id, prompt_text, prompt_version, prompt_for) VALUES (gen_random_uuid(), 'Own words', 'v2.0', 'friendly')`,
  );
  expect((await seed(database.sql)).prompts).toBe(PROMPTS.length);
  const { rows } = await database.sql.query(
    `SELECT prompt_text FROM prompts WHERE prompt_for = 'friendly' AND is_active`,
  );
  expect(rows).toEqual([{ prompt_text: 'Own words' }]);
});
