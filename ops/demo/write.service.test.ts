import { describe, expect, test } from 'vitest';
import { listComplaints } from '@/lib/admin/complaints/service';
import { getOverview, rebuildDays } from '@/lib/admin/overview/service';
import { searchPeople } from '@/lib/admin/people/contract';
import * as people from '@/lib/admin/people/service';
import { listRefunds } from '@/lib/admin/refunds/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { operatorScope } from '@/tests/setup/operators';
import { serviceDatabase } from '@/tests/setup/service-database';
import { makeMonth } from './month';
import { DEMO_MAIL } from './people';
import { NoPlaceForDemo, writeDemoData } from './write';

const database = serviceDatabase();
const NOW = new Date('2031-03-15T12:00:00+05:30');
const OPTIONS = { seed: 1, upto: NOW, scale: 0.2 };
const query = async (text: string) => (await database.sql.query(text)).rows;
const owner = () => ({ ...operatorScope(database.db, 'owner', { now: () => NOW }), modelPrices: null });

test('a database in which somebody has paid is refused, and stays as it was', async () => {
  await query(
    `INSERT INTO payments (id, kind, pack_id, order_id, amount, status, paid_at) VALUES (gen_random_uuid(), 'recharge', 'starter', 'recharge_1', 29, 'paid', now())`,
  );
  await expect(writeDemoData(database.db, OPTIONS)).rejects.toThrow(NoPlaceForDemo);
  await query('DELETE FROM payments');
  expect(await query('SELECT id FROM users')).toEqual([]);
});

describe('the made-up month', () => {
  test('is consistent to the last message, has orders and refunds in every state, and is written once', async () => {
    const { days } = await writeDemoData(database.db, OPTIONS);
    await rebuildDays({ db: database.db, now: () => NOW }, days);
    expect(await driftingOwners(database.sql)).toEqual([]);
    const states = async (table: string, column: string) =>
      (await query(`SELECT DISTINCT ${column} AS state FROM ${table} ORDER BY 1`)).map(({ state }) => state);
    expect(await states('payments', 'status')).toEqual([
      'active',
      'created',
      'expired',
      'failed',
      'mismatch',
      'paid',
      'returned',
    ]);
    expect(await states('refund_requests', 'state')).toEqual(['asked', 'done', 'refused', 'sent']);
    expect(await states('issues', 'status')).toEqual(['answered', 'closed', 'open', 'working']);
    // Nothing of it is ever asked of Cashfree, and nobody can be written to.
    expect(await query('SELECT id FROM payments WHERE next_check_at IS NOT NULL')).toEqual([]);
    expect(await query('SELECT id FROM refund_transfers WHERE next_check_at IS NOT NULL')).toEqual([]);
    expect(await query(`SELECT id FROM users WHERE email NOT LIKE '%@${DEMO_MAIL}'`)).toEqual([]);
    // Money that is back was paid before, and never more of it.
    expect(
      await query(
        `SELECT p.id FROM payments p JOIN refund_requests r ON r.payment_id = p.id GROUP BY p.id HAVING sum(r.amount) > p.amount`,
      ),
    ).toEqual([]);
    await expect(writeDemoData(database.db, OPTIONS)).rejects.toThrow(NoPlaceForDemo);
  });

  test('fills the screens of the console', async () => {
    const scope = owner();
    const { metrics, funnel, cohorts, campaigns } = await getOverview(scope, { days: 30 });
    for (const name of ['visitors', 'guests', 'chats', 'replies', 'revenue', 'answer_p95'])
      expect(metrics.find((one) => one.name === name)?.now, name).toBeGreaterThan(0);
    expect(funnel?.every(({ now }) => now > 0)).toBe(true);
    for (const after of [1, 7]) {
      const back = cohorts?.map(({ cameBack }) => cameBack.find((one) => one.after === after)?.people ?? 0);
      expect(Math.max(...(back ?? []))).toBeGreaterThan(0);
    }
    expect(campaigns?.map(({ campaign }) => campaign)).toContain('demo-monsoon-reels');
    expect((await listComplaints(scope, {})).complaints.length).toBeGreaterThan(10);
    expect((await listRefunds(scope, {})).refunds.length).toBeGreaterThan(0);
    const [{ id, email }] = await query('SELECT id, email FROM users WHERE email IS NOT NULL LIMIT 1');
    const found = await people.searchPeople(scope, searchPeople.query.parse({ q: email }));
    expect(found.people.map((one) => one.id)).toEqual([id]);
    expect((await people.getPerson(scope, { id })).chats.length).toBeGreaterThan(0);
  });
});

test('the same seed makes the same month, another seed another', () => {
  const companions = [{ id: 'c', name: 'Isha', chatType: 'friendly', promptId: 'p' }];
  const made = (seed: number) => {
    const rows = makeMonth(companions, { ...OPTIONS, seed, scale: 0.05 });
    return ['users', 'ledger_entries', 'payments', 'issues'].map((table) => rows.of(table));
  };
  expect(made(4)).toEqual(made(4));
  expect(made(5)).not.toEqual(made(4));
});
