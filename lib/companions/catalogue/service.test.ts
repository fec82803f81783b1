import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { listPsychologists as contract } from '../contract';
import { TALKING_MS } from '../load/constants';
import { slugOf } from '../rules';
import { CATALOGUE_KEPT_MS } from './constants';
import {
  describeProfile,
  findProfile,
  getProfile,
  getProfileByName,
  listPsychologists,
  movedTo,
  sitemapProfiles,
} from './service';

const database = serviceDatabase();
const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';

/** A scope of a process that has kept nothing yet. */
const fresh = (now?: () => Date): TestScope => scopeOf({ ...database.db }, { now });
const list = (scope = fresh()) => listPsychologists(scope);
const byId = (id: string, scope = fresh()) => getProfile(scope, { id });
const byName = (name: string, scope = fresh()) => getProfileByName(scope, { name });

async function add(
  name: string,
  more: { types?: string; until?: string; area?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await database.sql.query(
    `INSERT INTO companions (id, name, image_path, about_me, suitable_for_chat_types, area_of_expertise, unavailable_until)
     VALUES ($1, $2, '/companions/isha-menon.svg', 'An AI.', $3, $4, $5)`,
    [id, name, more.types ?? '{psychologist}', more.area ?? 'Grief', more.until ?? null],
  );
  return id;
}
const remove = (...ids: string[]) => database.sql.query('DELETE FROM companions WHERE id = ANY($1)', [ids]);

describe('the list', () => {
  test('has the psychologists alone, best rated first, and public fields only', async () => {
    const all = await list();
    expect(all).toHaveLength(12);
    expect(all.map((one) => Number(one.rating))).toEqual(
      all.map((one) => Number(one.rating)).toSorted((a, b) => b - a),
    );
    expect(Object.keys(contract.response.parse(all)[0] ?? {}).sort()).toEqual(
      [
        'id',
        'slug',
        'name',
        'imagePath',
        'areaOfExpertise',
        'yearsOfExperience',
        'casesHandled',
        'rating',
        'education',
        'aboutMe',
        'isAvailable',
        'minutesRemaining',
        'isInSession',
        'samples',
      ].sort(),
    );
    expect(JSON.stringify(all)).not.toMatch(/persona|Greeting|promptVersion|maxSimultaneous/);
  });

  test('is one object for everybody within its few seconds, and a new one with right minutes after them', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const id = await add('Busy Bindu', { until: '2026-11-20T10:24:00Z' });
    const scope = fresh(() => now);
    const first = await list(scope);
    expect(await list(scope)).toBe(first);
    expect(first.find((one) => one.id === id)).toMatchObject({
      ...{ isAvailable: false, minutesRemaining: 24 },
      isInSession: false,
    });
    now = new Date(now.getTime() + 60_000 + CATALOGUE_KEPT_MS);
    expect((await list(scope)).find((one) => one.id === id)?.minutesRemaining).toBe(23);
    now = new Date('2026-11-20T10:24:03Z');
    expect((await list(scope)).find((one) => one.id === id)).toMatchObject({
      isAvailable: true,
      minutesRemaining: 0,
    });
    await remove(id);
  });
});

describe('a profile', () => {
  test('is found by id in either case, and by name in any', async () => {
    const isha = await byId(ISHA);
    expect(isha.name).toBe('Isha Menon');
    expect((await byId(ISHA.toUpperCase())).id).toBe(ISHA);
    for (const name of ['Isha Menon', 'isha menon', 'ISHA MENON', ' Isha Menon '])
      expect((await byName(name)).id).toBe(ISHA);
  });

  test('by a name in Hindi, with quotes, with wildcards: exactly that one', async () => {
    const names = ['निशा वर्मा', `D'Souza "Dee"`, '100%_Sure', 'back\\slash', 'a;DROP TABLE companions;--'];
    const ids: string[] = [];
    for (const name of names) ids.push(await add(name));
    for (const [at, name] of names.entries()) {
      expect((await byName(name)).id).toBe(ids[at]);
      expect((await findProfile(fresh(), encodeURIComponent(name)))?.id).toBe(ids[at]);
    }
    // A percent sign that begins no code stands for itself.
    expect((await findProfile(fresh(), '100%_Sure'))?.id).toBe(ids[2]);
    await remove(...ids);
  });

  test('wildcards, parts of names, other types and nobody are not found', async () => {
    const other = await add('Only Friendly', { types: '{friendly}' });
    for (const name of [
      '%',
      '_',
      'Isha%',
      'Isha _enon',
      'Isha',
      '*',
      "' OR 1=1 --",
      'Only Friendly',
      'x'.repeat(10_000),
    ])
      await expect(byName(name), name.slice(0, 20)).rejects.toMatchObject({ code: 'not_found' });
    await expect(byId(other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(byId(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    for (const part of ['%00', 'x'.repeat(10_000), '%E0%A4%A', '', '%20'])
      expect(await findProfile(fresh(), part), part.slice(0, 20)).toBeNull();
    await remove(other);
  });

  test('one that was added a moment ago is found although the list is kept', async () => {
    const scope = fresh(() => new Date('2026-11-20T10:00:00Z'));
    await list(scope);
    const id = await add('Brand New');
    expect((await byName('brand new', scope)).id).toBe(id);
    expect((await byId(id, scope)).name).toBe('Brand New');
    await remove(id);
  });

  test('of two with one name it is the one that came first', async () => {
    const first = await add('Twin Tara');
    await database.sql.query("UPDATE companions SET created_at = now() - interval '1 day' WHERE id = $1", [
      first,
    ]);
    const second = await add('twin tara');
    expect((await byName('Twin Tara')).id).toBe(first);
    await remove(first, second);
  });

  test('has one canonical address, and is in the sitemap', async () => {
    const profile = await byName('isha menon');
    expect(describeProfile(profile).alternates.canonical).toBe('/psychologist/isha-menon/profile');
    const paths = await sitemapProfiles(fresh());
    expect(paths).toHaveLength(12);
    expect(paths).toContain('/psychologist/isha-menon/profile');
  });
});

describe('a slug', () => {
  const slugs = async (...ids: string[]) =>
    (await Promise.all(ids.map((id) => byId(id)))).map(({ slug }) => slug);
  const rename = (id: string, name: string) =>
    database.sql.query('UPDATE companions SET name = $2 WHERE id = $1', [id, name]);

  test('is made from the name as articles make it, and belongs to nobody else', async () => {
    for (const { name, slug } of await list()) expect(slug).toBe(slugOf(name));
    const names = ['José  D’Souza', 'निशा वर्मा', 'क़ासिम', '!!', 'Topic', 'Isha  MENON'];
    const ids: string[] = [];
    for (const name of names) ids.push(await add(name));
    expect(await slugs(...ids)).toEqual([
      ...['jose-d-souza', 'निशा-वर्मा', slugOf('क़ासिम'), 'companion', 'topic-2', 'isha-menon-2'],
    ]);
    expect(names.slice(0, 5).map(slugOf)).toEqual((await slugs(...ids)).slice(0, 5));
    await remove(...ids);
  });

  test('of a former name leads to the companion for good, and is given to no other one', async () => {
    const id = await add('Old Olga');
    await rename(id, 'New Nina');
    const found = await findProfile(fresh(), 'old-olga');
    expect(found).toMatchObject({ id, slug: 'new-nina' });
    expect(found && movedTo(found, 'old-olga')).toBe('/psychologist/new-nina/profile');
    expect(found && movedTo(found, 'new-nina')).toBeNull();
    const other = await add('Old Olga');
    expect(await slugs(other)).toEqual(['old-olga-2']);
    await rename(id, 'Old Olga');
    expect(await slugs(id)).toEqual(['old-olga']);
    expect((await findProfile(fresh(), 'new-nina'))?.id).toBe(id);
    await remove(id, other);
  });

  test('two of one name in one statement get two', async () => {
    const { rows } = await database.sql.query<{ id: string; slug: string }>(
      `INSERT INTO companions (id, name, image_path, about_me, suitable_for_chat_types)
       SELECT gen_random_uuid(), 'Twin Tina', '/x.svg', 'An AI.', '{psychologist}' FROM generate_series(1, 2)
       RETURNING id, slug`,
    );
    expect(rows.map(({ slug }) => slug)).toEqual(['twin-tina', 'twin-tina-2']);
    await remove(...rows.map(({ id }) => id));
  });
});

describe('rating and cases', () => {
  const SEEDED = ['rating', 'years', 'cases'];

  test('of a new installation are named as samples, years too', async () => {
    for (const one of await list()) expect(one.samples, one.name).toEqual(SEEDED);
  });

  test('a rating follows five real reviews, cases follow finished chats, and neither follows samples', async () => {
    const id = await add('Real Rhea');
    await database.sql.query('UPDATE companions SET rating = 4.9, cases_handled = 2 WHERE id = $1', [id]);
    const review = (rating: number, sample: boolean) =>
      database.sql.query(
        `INSERT INTO companion_reviews (id, companion_id, rating, review_text, reviewer_name, is_verified, is_sample)
         VALUES (gen_random_uuid(), $1, $2, 'Good', 'A.', $3, $4)`,
        [id, rating, !sample, sample],
      );
    await review(1, true);
    const seeded = { rating: '4.9', casesHandled: 2, samples: ['rating', 'cases'] };
    expect(await byId(id)).toMatchObject(seeded);
    for (const stars of [1, 4, 4, 4]) await review(stars, false);
    expect(await byId(id)).toMatchObject(seeded);
    await review(4, false);
    expect(await byId(id)).toMatchObject({ rating: '3.2', samples: ['cases'] });
    // Hidden ones do not count.
    await database.sql.query(
      "UPDATE companion_reviews SET hidden_at = now(), hidden_by = 'op@x.in', hidden_reason = 'Rude' WHERE companion_id = $1 AND rating = 1 AND NOT is_sample",
      [id],
    );
    expect(await byId(id)).toMatchObject(seeded);

    // A chat that nobody wrote in is no case, and one that goes on is not finished.
    const person = await guest(database.db, { balance: 20 });
    const start = () =>
      import('@/lib/chat/service').then(({ startSession }) =>
        startSession(person, { chatType: 'psychologist', companionId: id }),
      );
    const talk = async () => {
      const { id: sessionId } = await start();
      await sendMessage(person, {
        sessionId,
        sender: 'user',
        content: 'Namaste',
        clientMessageId: randomUUID(),
      });
    };
    const later = new Date(Date.now() + TALKING_MS + 60_000);
    const whenQuiet = () =>
      byId(
        id,
        fresh(() => later),
      );
    await start();
    await talk();
    expect(await byId(id)).toMatchObject({ casesHandled: 2, samples: ['rating', 'cases'] });
    // One real case does not take the number down to one.
    expect(await whenQuiet()).toMatchObject({ casesHandled: 2, samples: ['rating', 'cases'] });
    await talk();
    expect(await whenQuiet()).toMatchObject({ casesHandled: 2, samples: ['rating'] });
    await talk();
    expect(await whenQuiet()).toMatchObject({ casesHandled: 3, samples: ['rating'] });
    await remove(id);
  });

  test('a few raters of one companion are weighed with those of all', async () => {
    const [one, other] = [await add('Rated Roma'), await add('Rated Rani')];
    await database.sql.query(
      `INSERT INTO companion_reviews (id, companion_id, rating, review_text, reviewer_name, is_verified)
       SELECT gen_random_uuid(), $1::uuid, 5, 'Good', 'A.', true FROM generate_series(1, 5)
       UNION ALL SELECT gen_random_uuid(), $2::uuid, 3, 'So so', 'B.', true FROM generate_series(1, 15)`,
      [one, other],
    );
    // With the five of the middle, the mean of the others is 3 for one, and 4 for the other.
    expect((await byId(one)).rating).toBe('4.0');
    expect((await byId(other)).rating).toBe('3.3');
    await remove(one, other);
  });
});

test('chats of other types are neither cases nor take places', async () => {
  const person = await guest(database.db);
  await chat(person, 'friendly');
  expect((await list()).every((one) => one.isAvailable)).toBe(true);
});
