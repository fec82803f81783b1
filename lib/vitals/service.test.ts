import { beforeEach, expect, test } from 'vitest';
import { serviceDatabase } from '@/tests/setup/service-database';
import type { Page } from './constants';
import { forgetOldVitals } from './jobs';
import { listVitals, reportVitals } from './service';

const database = serviceDatabase();
const NOON = new Date('2031-03-04T12:00:00+05:30');
const at = (now: Date) => ({ db: database.db, now: () => now });
const daysBefore = (days: number) => at(new Date(NOON.getTime() - days * 86_400_000));
const report = (values: Parameters<typeof reportVitals>[1]['values'], page: Page = '/', scope = at(NOON)) =>
  reportVitals(scope, { page, values });
const rows = async () =>
  (
    await database.sql.query(
      'SELECT day::text, page, metric, bucket, visits FROM vitals_counts ORDER BY day, page, metric, bucket',
    )
  ).rows;

beforeEach(() => database.sql.query('DELETE FROM vitals_counts'));

test('a report counts one visit for each value, and stores nothing else', async () => {
  expect(await report({ LCP: 1234, INP: 96, CLS: 0.0312 }, '/chat/{id}')).toEqual({ success: true });
  await report({ LCP: 1200, CLS: 0 }, '/chat/{id}');
  const chat = { day: '2031-03-04', page: '/chat/{id}' };
  expect(await rows()).toEqual([
    { ...chat, metric: 'CLS', bucket: 0, visits: 1 },
    { ...chat, metric: 'CLS', bucket: 315, visits: 1 },
    { ...chat, metric: 'INP', bucket: 100, visits: 1 },
    { ...chat, metric: 'LCP', bucket: 1250, visits: 2 },
  ]);
});

test('a visit counts for the day in India', async () => {
  await report({ CLS: 0 }, '/', at(new Date('2031-03-04T18:29:59Z')));
  await report({ CLS: 0 }, '/', at(new Date('2031-03-04T18:30:00Z')));
  expect((await rows()).map(({ day }) => day)).toEqual(['2031-03-04', '2031-03-05']);
});

test('two hundred visits at once are all counted, and none waits for good', async () => {
  const visit = (number: number) =>
    report({ LCP: 900 + (number % 3) * 500, INP: 48, CLS: (number % 2) / 10 });
  await Promise.all(Array.from({ length: 200 }, (_, number) => visit(number)));
  const counted = await rows();
  for (const metric of ['LCP', 'INP', 'CLS'])
    expect(counted.filter((row) => row.metric === metric).reduce((sum, { visits }) => sum + visits, 0)).toBe(
      200,
    );
});

test('an operator reads the 75th percentile of 28 days, the most visited page first', async () => {
  for (const LCP of [1000, 1000, 3000, 9000]) await report({ LCP, INP: 300 }, '/recharge');
  await report({ CLS: 0.3 }, '/recharge', daysBefore(27));
  await report({ LCP: 60_000 }, '/recharge', daysBefore(28));
  await report({ CLS: 0 }, '/account');
  expect(await listVitals(at(NOON))).toEqual([
    {
      page: '/recharge',
      visits: 4,
      metrics: {
        LCP: { p75: 3150, mark: 'needs work' },
        INP: { p75: 280 + 35 * 0.75, mark: 'needs work' },
        CLS: { p75: expect.closeTo(0.28 + 0.035 * 0.75), mark: 'poor' },
      },
    },
    { page: '/account', visits: 1, metrics: { CLS: { p75: 0, mark: 'good' } } },
  ]);
});

test('counts older than 90 days are deleted', async () => {
  for (const days of [0, 89, 90, 91, 400]) await report({ LCP: 800 }, '/', daysBefore(days));
  expect(await forgetOldVitals(at(NOON))).toBe(2);
  expect((await rows()).map(({ day }) => day)).toEqual(['2030-12-04', '2030-12-05', '2031-03-04']);
  expect(await forgetOldVitals(at(NOON))).toBe(0);
});

test('nothing measured yet is an empty list', async () => {
  expect(await listVitals(at(NOON))).toEqual([]);
});
