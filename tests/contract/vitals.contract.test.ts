import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';

const product = inject('product');
const db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
const newcomer = () => new Person(product.url);
const VALUES = { LCP: 1234, INP: 96, CLS: 0.0312 };

afterAll(() => db.end());

/** Visits counted for a page, by metric and bucket. */
async function counted(page: string): Promise<Record<string, number>> {
  const { rows } = await db.query('SELECT metric, bucket, visits FROM vitals_counts WHERE page = $1', [page]);
  return Object.fromEntries(rows.map(({ metric, bucket, visits }) => [`${metric} ${bucket}`, visits]));
}

describe('a report of loading times', () => {
  test('is counted for a browser nobody knows, and leaves it unknown', async () => {
    const person = newcomer();
    const answer = await person.post('/api/vitals', { page: '/recharge-failed', values: VALUES });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await counted('/recharge-failed')).toEqual({ 'LCP 1250': 1, 'INP 100': 1, 'CLS 315': 1 });
    expect((await person.get('/api/user/me')).status).toBe(401);
  });

  test('is counted the same for a guest, and for a cookie that no longer counts', async () => {
    const person = await newcomer().register();
    const body = { page: '/adults-only', values: { CLS: 0 } };
    const known = await person.post('/api/vitals', body);
    const forged = Object.assign(newcomer(), { cookie: `saathi_visitor=2.${randomUUID()}.x.0.forged` });
    const unknown = await forged.post('/api/vitals', body);
    for (const answer of [known, unknown]) {
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await counted('/adults-only')).toEqual({ 'CLS 0': 2 });
  });

  test.each([
    ['a page nobody has', { page: '/nothing', values: VALUES }, 'There is no such page.'],
    ['the id of a chat', { page: `/chat/${randomUUID()}`, values: VALUES }, 'There is no such page.'],
    ['a query', { page: '/psychologist?q=grief', values: VALUES }, 'There is no such page.'],
    ['no page', { values: VALUES }, 'There is no such page.'],
    [
      'another metric',
      { page: '/', values: { ...VALUES, TTFB: 1 } },
      'The values are LCP, INP and CLS, and nothing else.',
    ],
    ['no values', { page: '/' }, 'The values are LCP, INP and CLS, and nothing else.'],
    ['no value', { page: '/', values: {} }, 'Nothing was measured.'],
    ['a negative time', { page: '/', values: { LCP: -1 } }, 'LCP is a number from 0 to 100000 ms.'],
    ['an endless time', { page: '/', values: { INP: 10_001 } }, 'INP is a number from 0 to 10000 ms.'],
    ['a shift beyond every page', { page: '/', values: { CLS: 10.01 } }, 'CLS is a number from 0 to 10.'],
    ['a time in words', { page: '/', values: { LCP: '900' } }, 'LCP is a number from 0 to 100000 ms.'],
    [
      'a name',
      { page: '/', values: VALUES, userId: randomUUID() },
      'A report has a page and its values, and nothing else.',
    ],
    ['a list', [], 'Send the fields of the request as a JSON object.'],
  ])('with %s is refused in words, and not counted', async (_what, body, error) => {
    const before = await db.query('SELECT sum(visits) FROM vitals_counts');
    const answer = await newcomer().post('/api/vitals', body);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await db.query('SELECT sum(visits) FROM vitals_counts')).rows).toEqual(before.rows);
  });
});

test('what is stored has no place for who it was', async () => {
  const { rows } = await db.query(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'vitals_counts' ORDER BY 1",
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(['bucket', 'day', 'metric', 'page', 'visits']);
});
