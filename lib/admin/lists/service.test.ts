import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FileAnswer } from '@/lib/kit/endpoint';
import type { OperatorRole } from '@/lib/kit/operator';
import { operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import * as ageHoldsContract from '../age-holds/contract';
import * as ageHolds from '../age-holds/service';
import * as alertsContract from '../alerts/contract';
import * as alerts from '../alerts/service';
import * as auditContract from '../audit/contract';
import { listAudit, recordLook } from '../audit/service';
import * as complaintsContract from '../complaints/contract';
import * as complaints from '../complaints/service';
import * as noticesContract from '../notices/contract';
import * as notices from '../notices/service';
import * as ordersContract from '../orders/contract';
import * as orders from '../orders/service';
import * as promptsContract from '../prompts/contract';
import * as prompts from '../prompts/service';
import * as refundsContract from '../refunds/contract';
import * as refunds from '../refunds/service';
import * as reviewsContract from '../reviews/contract';
import * as reviews from '../reviews/service';
import * as safetyContract from '../safety/contract';
import * as safety from '../safety/service';
import * as settingsContract from '../settings/contract';
import * as settings from '../settings/service';
import * as settlementsContract from '../settlements/contract';
import * as settlements from '../settlements/service';
import * as surplusContract from '../surplus/contract';
import * as surplus from '../surplus/service';
import * as watchContract from '../watch/contract';
import * as watch from '../watch/service';
import { CSV_MAX, LIST_PAGE } from './constants';

const database = serviceDatabase();
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const scopeFor = (role: OperatorRole = 'owner') =>
  operatorScope(database.db, role, { now: () => new Date('2026-11-23T12:00:00Z') });

const ROWS = 2 * LIST_PAGE + 20;
/** Three rows each came at the same moment. */
const AT = `timestamptz '2026-10-01 00:00+00' + (n / 3) * interval '1 hour'`;
const SEEDS = [
  `INSERT INTO payments (id, kind, pack_id, order_id, amount, message_count, status, created_at)
   SELECT gen_random_uuid(), 'recharge', 'starter', 'recharge_' || n, 100 + n % 7, 10, 'failed', ${AT} FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO payment_alerts (id, payment_id, reason, detail, created_at)
   SELECT gen_random_uuid(), id, 'amount', '=1+1', created_at FROM payments`,
  `INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount, created_at)
   SELECT gen_random_uuid(), id, order_id, 9.5, created_at FROM payments`,
  `INSERT INTO refund_requests (id, payment_id, reason, state, messages, amount, created_at, changed_at)
   SELECT gen_random_uuid(), id, 'person', 'refused', 10, 40, created_at, created_at FROM payments`,
  `INSERT INTO setting_changes (name, from_value, to_value, changed_by, reason, changed_at)
   SELECT unnest(ARRAY['limits.requests', 'notices']), NULL, '[]', 'asha@example.com', '+1', ${AT} FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO settlement_differences (id, kind, reference, here, there, created_at)
   SELECT gen_random_uuid(), 'fee', 'PAYMENT ' || n, '₹1', '₹2', ${AT} FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO issues (id, name, mobile_number, issue_detail, status, created_at, first_answered_at)
   SELECT gen_random_uuid(), 'Asha', '+919812345671', 'private words', (ARRAY['open', 'answered', 'closed'])[1 + n % 3], ${AT},
     CASE WHEN n % 3 = 1 THEN ${AT} END FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO companion_reviews (id, companion_id, rating, review_text, reviewer_name, created_at)
   SELECT gen_random_uuid(), (SELECT id FROM companions ORDER BY id LIMIT 1), 1 + n % 5, '@SUM(1)', 'A.', ${AT} FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO safety_events (id, kind, rule, created_at)
   SELECT gen_random_uuid(), 'crisis', 'phrases', ${AT} FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO prompt_activations (id, prompt_for, from_version, to_version, activated_by, reason, created_at)
   SELECT gen_random_uuid(), (ARRAY['casual', 'romantic'])[1 + n % 2], 'v1.' || n, 'v2.' || n, 'asha@example.com', '=1+1', ${AT} FROM generate_series(1, ${ROWS}) n`,
  // Each hold has two browsers, the second one from a day later.
  `INSERT INTO age_holds (id, visitor_id, state, reference, held_at)
   SELECT gen_random_uuid(), gen_random_uuid(), 'held', 'AGE-' || to_char(n, 'FM00000000'), ${AT} + browser * interval '1 day'
     FROM generate_series(1, ${ROWS}) n, generate_series(0, 1) browser`,
  `INSERT INTO alerts (id, kind, subject, text, fields, opened_at, resolved_at)
   SELECT gen_random_uuid(), 'replies', 'n' || n, 'text', '{}', ${AT}, CASE WHEN n % 2 = 0 THEN ${AT} END FROM generate_series(1, ${ROWS}) n`,
];

type Ends = { after: string | null; before: string | null };
type Page = Ends & { keys: string[] };
type Asked = { order?: string; after?: string; before?: string };
const page = (keys: string[], { after, before }: Ends): Page => ({ keys, after, before });

/** Every list that grows: how it is asked, and what the database says of each of its orders. */
// biome-ignore lint/suspicious/noExplicitAny: each list has orders of its own.
type Any = any;
type List = {
  contracts: readonly [list: Any, csv: Any];
  read: (asked: Any) => Promise<Page>;
  csv?: (asked: Any, role?: OperatorRole) => Promise<FileAnswer>;
  orders: Readonly<Record<string, string>>;
  head?: string;
};
const LISTS: Readonly<Record<string, List>> = {
  orders: {
    contracts: [ordersContract.listOrders, ordersContract.exportOrders],
    read: async (asked) => {
      const found = await orders.listOrders(scopeFor(), asked);
      return page(
        found.orders.map(({ orderId }) => orderId),
        found,
      );
    },
    csv: (asked, role) => orders.exportOrders(scopeFor(role), asked),
    orders: {
      when: 'SELECT order_id AS key FROM payments ORDER BY created_at, order_id COLLATE "C"',
      amount: 'SELECT order_id AS key FROM payments ORDER BY amount, order_id COLLATE "C"',
    },
    head: 'amount_inr',
  },
  alerts: {
    contracts: [alertsContract.listAlerts, alertsContract.exportAlerts],
    read: async (asked) => {
      const found = await alerts.listAlerts(scopeFor(), asked);
      return page(
        found.alerts.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => alerts.exportAlerts(scopeFor(role), asked),
    orders: { when: 'SELECT id AS key FROM payment_alerts ORDER BY created_at, id' },
    head: 'ordered_inr',
  },
  surplus: {
    contracts: [surplusContract.listSurplus, surplusContract.exportSurplus],
    read: async (asked) => {
      const found = await surplus.listSurplus(scopeFor(), asked);
      return page(
        found.surplus.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => surplus.exportSurplus(scopeFor(role), asked),
    orders: { when: 'SELECT id AS key FROM payment_refunds ORDER BY created_at, id' },
    head: 'amount_inr',
  },
  'settlement-differences': {
    contracts: [settlementsContract.listSettlements, settlementsContract.exportSettlements],
    read: async (asked) => {
      const found = await settlements.listSettlements(scopeFor(), asked);
      return page(
        found.differences.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => settlements.exportSettlements(scopeFor(role), asked),
    orders: { when: 'SELECT id AS key FROM settlement_differences ORDER BY created_at, id' },
    head: 'found_utc',
  },
  complaints: {
    contracts: [complaintsContract.listComplaints, complaintsContract.exportComplaints],
    read: async (asked) => {
      const found = await complaints.listComplaints(scopeFor(), asked);
      return page(
        found.complaints.map(({ number }) => number),
        found,
      );
    },
    csv: (asked, role) => complaints.exportComplaints(scopeFor(role), asked),
    orders: {
      when: `SELECT 'SA-' || number AS key FROM issues ORDER BY created_at, number`,
      due: `SELECT 'SA-' || number AS key FROM issues ORDER BY status = 'closed',
        created_at + CASE WHEN status = 'closed' THEN interval '0' WHEN first_answered_at IS NULL THEN interval '1 day' ELSE interval '15 days' END, number`,
    },
    head: 'due_utc',
  },
  reviews: {
    contracts: [reviewsContract.listReviews, reviewsContract.exportReviews],
    read: async (asked) => {
      const found = await reviews.listReviews(scopeFor(), asked);
      return page(
        found.reviews.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => reviews.exportReviews(scopeFor(role), asked),
    orders: {
      when: 'SELECT id AS key FROM companion_reviews ORDER BY created_at, id',
      stars: 'SELECT id AS key FROM companion_reviews ORDER BY rating, id',
    },
    head: 'written_utc',
  },
  'safety-events': {
    contracts: [safetyContract.listSafety, safetyContract.exportSafety],
    read: async (asked) => {
      const found = await safety.listSafety(scopeFor(), asked);
      return page(
        found.events.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => safety.exportSafety(scopeFor(role), asked),
    orders: {
      when: `SELECT id AS key FROM safety_events WHERE kind IN ('crisis', 'minor') ORDER BY created_at, id`,
    },
    head: 'noticed_utc',
  },
  watch: {
    contracts: [watchContract.listAlerts, watchContract.exportAlerts],
    read: async (asked) => {
      const found = await watch.listAlerts(scopeFor(), asked);
      return page(
        found.alerts.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => watch.exportAlerts(scopeFor(role), asked),
    orders: { since: 'SELECT id AS key FROM alerts ORDER BY opened_at, id' },
    head: 'since_utc',
  },
  refunds: {
    contracts: [refundsContract.listRefunds, refundsContract.exportRefunds],
    read: async (asked) => {
      const found = await refunds.listRefunds(scopeFor(), { state: 'all', ...asked });
      return page(
        found.refunds.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => refunds.exportRefunds(scopeFor(role), asked),
    orders: {
      when: `SELECT id AS key FROM (SELECT id, created_at FROM payment_refunds UNION ALL SELECT id, created_at FROM refund_requests) r
        ORDER BY created_at, id`,
    },
    head: 'amount_inr',
  },
  settings: {
    contracts: [settingsContract.listSettings, settingsContract.exportSettings],
    read: async (asked) => {
      const found = await settings.listSettings(scopeFor(), asked);
      return page(
        found.changes.map(({ seq }) => seq),
        found,
      );
    },
    csv: (asked, role) => settings.exportSettings(scopeFor(role), asked),
    orders: { when: `SELECT seq::text AS key FROM setting_changes WHERE name <> 'notices' ORDER BY seq` },
    head: 'changed_utc',
  },
  notices: {
    contracts: [noticesContract.listNotices, noticesContract.exportNotices],
    read: async (asked) => {
      const found = await notices.listNotices(scopeFor(), asked);
      return page(
        found.changes.map(({ seq }) => seq),
        found,
      );
    },
    csv: (asked, role) => notices.exportNotices(scopeFor(role), asked),
    orders: { when: `SELECT seq::text AS key FROM setting_changes WHERE name = 'notices' ORDER BY seq` },
    head: 'changed_utc',
  },
  'prompt-activations': {
    contracts: [promptsContract.listPrompts, promptsContract.exportPrompts],
    read: async (asked) => {
      const found = await prompts.listPrompts(scopeFor(), asked);
      return page(
        found.activations.map(({ id }) => id),
        found,
      );
    },
    csv: (asked, role) => prompts.exportPrompts(scopeFor(role), asked),
    orders: { when: 'SELECT id AS key FROM prompt_activations ORDER BY seq' },
    head: 'activated_utc',
  },
  'age-holds': {
    contracts: [ageHoldsContract.listAgeHolds, ageHoldsContract.exportAgeHolds],
    read: async (asked) => {
      const found = await ageHolds.listAgeHolds(scopeFor(), asked);
      return page(
        found.holds.map(({ reference }) => reference),
        found,
      );
    },
    csv: (asked, role) => ageHolds.exportAgeHolds(scopeFor(role), asked),
    orders: {
      when: 'SELECT reference AS key FROM age_holds GROUP BY reference ORDER BY min(held_at), reference',
    },
    head: 'held_utc',
  },
  audit: {
    contracts: [auditContract.listAudit, auditContract.exportAudit],
    read: async (asked) => {
      const found = await listAudit(scopeFor(), { ...asked, action: 'role.give' });
      return page(
        found.lines.map(({ seq }) => seq),
        found,
      );
    },
    orders: { line: `SELECT seq::text AS key FROM audit_entries WHERE action = 'role.give' ORDER BY seq` },
  },
};
const NAMES = Object.keys(LISTS);
/** Lists that show what is open unless all is asked for. */
const HAS_ALL = ['alerts', 'refunds', 'settlement-differences', 'watch'];
const listOf = (name: string) => LISTS[name] as List;
const ORDERS = NAMES.flatMap((name) =>
  Object.keys(listOf(name).orders).flatMap((by) => [
    [name, by],
    [name, `-${by}`],
  ]),
) as [string, string][];

beforeAll(async () => {
  for (const seed of SEEDS) await query(seed);
  for (let line = 0; line < ROWS; line += 1) await recordLook(scopeFor(), { action: 'role.give' });
});

/** All pages of a list, from its first one on. */
async function walk(read: List['read'], order: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let asked: Asked = { order }; pages.length < 10; ) {
    const next = await read(asked);
    pages.push(next);
    if (next.after === null) break;
    asked = { order, after: next.after };
  }
  return pages;
}

describe('a list', () => {
  test.each(ORDERS)(
    'of %s by %s has every row once, in that order, and the way back leads to the same pages',
    async (name, order) => {
      const { read, orders: known } = listOf(name);
      const pages = await walk(read, order);
      const keys = (await query(known[order.replace('-', '')] ?? '')).map(({ key }) => String(key));
      expect(pages.flatMap((one) => one.keys)).toEqual(order.startsWith('-') ? keys.toReversed() : keys);
      expect(pages.length).toBeGreaterThan(2);
      for (let at = pages.length - 1; at > 0; at -= 1) {
        const back = await read({ order, before: pages[at]?.before });
        expect(back.keys).toEqual(pages[at - 1]?.keys);
      }
      expect(pages[0]?.before).toBeNull();
    },
  );

  test('shows no row twice and leaves none out when others come between two pages', async () => {
    const first = await orders.listOrders(scopeFor(), {});
    await query(
      `INSERT INTO payments (id, kind, pack_id, order_id, amount, message_count, status, created_at)
       SELECT gen_random_uuid(), 'recharge', 'starter', $1 || n, 100, 10, 'failed', timestamptz '2027-01-01' FROM generate_series(1, 30) n`,
      [randomUUID().slice(0, 8)],
    );
    const second = await orders.listOrders(scopeFor(), { after: first.after ?? '' });
    const keys = [...first.orders, ...second.orders].map(({ orderId }) => orderId);
    expect(new Set(keys).size).toBe(2 * LIST_PAGE);
    await query(`DELETE FROM payments WHERE created_at = timestamptz '2027-01-01'`);
  });

  test.each(NAMES.filter((name) => name !== 'audit'))('of %s is narrowed to days of India', async (name) => {
    const { read } = listOf(name);
    // 18:30 UTC is midnight in India: 8 times with three rows each, but for what begins or ends there.
    const day = await read({
      from: '2026-10-02',
      until: '2026-10-02',
      state: HAS_ALL.includes(name) ? 'all' : undefined,
    });
    expect(day.keys.length).toBeGreaterThan(0);
    expect(await read({ from: '2025-01-01', until: '2025-01-02' })).toMatchObject({
      keys: [],
      after: null,
      before: null,
    });
  });

  test.each(NAMES)('of %s refuses an order and a place that it does not have', (name) => {
    const [{ query: asked }] = listOf(name).contracts;
    for (const wrong of [
      { order: 'mood' },
      { after: '1' },
      { before: "1_'; DROP TABLE users" },
      { from: 'today' },
    ])
      expect(asked.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});

describe('the CSV', () => {
  const textOf = ({ bytes }: FileAnswer) => new TextDecoder().decode(bytes);
  const lines = (email: string) =>
    query(`SELECT detail FROM audit_entries WHERE action = 'list.export' AND operator = $1`, [email]);

  test.each(NAMES)('of %s is for the roles of the list', (name) => {
    const [list, csv] = listOf(name).contracts;
    expect(csv.operators).toEqual(list.operators);
    expect(csv.route).toBe(`${list.route}/export`);
    expect(Object.keys(csv.query.shape)).toEqual(Object.keys(list.query.shape));
  });

  test.each(NAMES.filter((name) => name !== 'audit'))(
    'of %s has all rows, units in its head, nothing that runs, and one line in the log',
    async (name) => {
      const { csv, head, orders: known } = listOf(name);
      const [by = ''] = Object.keys(known);
      const asked = HAS_ALL.includes(name) ? { state: 'all' } : {};
      const file = await csv?.({ ...asked, order: by });
      if (!file) return;
      const text = textOf(file);
      const [titles = ''] = text.split('\n');
      expect(titles.split(',')).toContain(head);
      expect(file.name).toBe(`${name}-2026-11-23.csv`);
      const keys = await query(known[by] ?? '');
      expect(text.trim().split('\n')).toHaveLength(keys.length + 1);
      expect(text).not.toMatch(/(^|,)"?[=+@]/m);
      expect(text).not.toContain('private words');
      const [line] = await query(
        `SELECT detail FROM audit_entries WHERE action = 'list.export' AND subject_id = $1 ORDER BY seq DESC LIMIT 1`,
        [name],
      );
      expect(JSON.parse(line.detail)).toMatchObject({ rows: keys.length, isAll: true, order: by });
    },
  );

  test('says which filters it has, never what was typed into them, and which people a role may not see stays away', async () => {
    const scope = scopeFor();
    await orders.exportOrders(scope, { q: 'asha@example.com', status: 'paid' });
    const [line] = await lines(scope.operator.email);
    expect(JSON.parse(line.detail)).toEqual({
      rows: 0,
      isAll: true,
      order: '-when',
      filters: ['q', 'status'],
    });
    const { userId } = (await guest(database.db)).actor;
    await query(
      `INSERT INTO companion_reviews (id, companion_id, user_id, rating, review_text, reviewer_name)
       SELECT gen_random_uuid(), id, $1, 5, 'Kind.', 'A.' FROM companions ORDER BY id LIMIT 1`,
      [userId],
    );
    expect(textOf(await reviews.exportReviews(scopeFor(), {}))).toContain(userId);
    expect(textOf(await reviews.exportReviews(scopeFor('content'), {}))).not.toContain(userId);
  });

  test('of more rows than one file may have says so in its name', async () => {
    await query(
      `INSERT INTO settlement_differences (id, kind, reference, here, there, created_at)
       SELECT gen_random_uuid(), 'amount', 'PAYMENT ' || n, '₹1', '₹2', ${AT} FROM generate_series(1, ${CSV_MAX + 1}) n`,
    );
    const file = await settlements.exportSettlements(scopeFor(), { kind: 'amount' });
    expect(file.name).toBe(`settlement-differences-2026-11-23-first-${CSV_MAX}.csv`);
    expect(textOf(file).trim().split('\n')).toHaveLength(CSV_MAX + 1);
  });
});
