import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR_ROLES, type OperatorRole } from '@/lib/kit/operator';
import { VISITS } from '@/lib/tracking/visits/constants';
import { countVisit, writeVisits } from '@/lib/tracking/visits/service';
import { operatorScope } from '@/tests/setup/operators';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getOverview as overviewEndpoint } from './contract';
import { summariseDays } from './jobs';
import { addDays, startOfDay } from './rules';
import { getOverview, rebuildDays } from './service';

const database = serviceDatabase();
const TODAY = '2031-05-20';
const NOON = new Date('2031-05-20T12:00:00+05:30');
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const jobAt = (now: Date) => scopeOf(database.db, { now: () => now });
const summarise = (now = NOON) => summariseDays(jobAt(now));
const read = async (role: OperatorRole = 'owner', days?: 7 | 30 | 90, now = NOON) =>
  // As `handle` does: what the contract does not name leaves nobody.
  overviewEndpoint.response.parse(
    await getOverview(
      { ...operatorScope(database.db, role, { now: () => now }), modelPrices: null },
      { days },
    ),
  );
const numberOf = async (name: string, days?: 7 | 30 | 90, now = NOON) =>
  (await read('owner', days, now)).metrics.find((one) => one.name === name);
const kept = async (day: string) =>
  Object.fromEntries(
    (
      await query('SELECT name, dimension, value::int FROM daily_numbers WHERE day = $1 ORDER BY 1, 2', [day])
    ).map(({ name, dimension, value }) => [dimension ? `${name} ${dimension}` : name, value]),
  );

async function person(at: Date, tracking: object | null = null): Promise<string> {
  const [{ id }] = await query(
    `INSERT INTO users (id, visitor_id, message_balance, created_at, last_seen_at, tracking_params)
     VALUES (gen_random_uuid(), gen_random_uuid(), 0, $1, $1, $2) RETURNING id`,
    [at, tracking],
  );
  return id;
}

async function talk(userId: string, at: Date): Promise<string> {
  const [{ id }] = await query(
    `INSERT INTO chat_sessions (id, user_id, visitor_id, companion_name, chat_type, messages_left, created_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'Asha', 'friendly', 0, $2) RETURNING id`,
    [userId, at],
  );
  return id;
}

async function turn(sessionId: string, at: Date, over: { state?: string; kind?: string; ms?: number } = {}) {
  const id = randomUUID();
  const { state = 'answered', kind = 'message', ms = 1000 } = over;
  await query(
    `INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at, settled_at)
     VALUES ($1, $2, $3, gen_random_uuid(), $4, 'session', $2, 0, 0, '{}', $5, $5)`,
    [id, sessionId, kind, state, at],
  );
  await query(
    `INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
     VALUES (gen_random_uuid(), $1, $1, $2, 'm1', 100, 10, 1, $3, $4, $5)`,
    [sessionId, id, ms, state === 'answered' ? 'answered' : 'failed', at],
  );
}

async function order(userId: string | null, paidAt: Date | null, amount = 49, status = 'paid') {
  const orderId = `recharge_${randomUUID()}`;
  await query(
    `INSERT INTO payments (id, user_id, kind, pack_id, order_id, amount, status, paid_at, created_at)
     VALUES (gen_random_uuid(), $1, 'recharge', 'starter', $2, $3, $4, $5, $6)`,
    [userId, orderId, amount, status, paidAt, paidAt ?? NOON],
  );
  return orderId;
}

/** Minutes after a day of India has begun; negative: before it. */
const into = (day: string, minutes: number) => new Date(startOfDay(day).getTime() + minutes * 60_000);

beforeEach(async () => {
  await query('DELETE FROM payments');
  await query('DELETE FROM users');
  await query('DELETE FROM safety_events');
  await query('DELETE FROM daily_numbers');
  await query('DELETE FROM summarised_days');
});

describe('the numbers of a day', () => {
  const day = addDays(TODAY, -1);

  test('are what a direct count of that day in India comes to, whatever lies right beside its borders', async () => {
    // The first and the last minute of the day, and the minutes just outside.
    const moments = [into(day, -1), into(day, 0), into(day, 1439), into(day, 1440)];
    for (const [place, at] of moments.entries()) {
      const id = await person(at, place % 2 ? { utm_campaign: ' Diwali ' } : null);
      const sessionId = await talk(id, at);
      await turn(sessionId, at, { ms: 500 + place });
      await turn(sessionId, at, { state: 'failed' });
      await turn(sessionId, at, { state: 'answered', kind: 'welcome' });
      await order(id, at, 100 + place);
      await order(id, null, 999, 'failed');
      await query(
        `INSERT INTO safety_events (id, kind, rule, created_at) VALUES (gen_random_uuid(), 'crisis', 'x', $1), (gen_random_uuid(), 'minor', 'x', $1), (gen_random_uuid(), 'output', 'x', $1)`,
        [at],
      );
    }
    await summarise();
    // The direct count asks in another way: by the date that PostgreSQL reads in India.
    const count = async (table: string, column: string, where = 'true') =>
      (
        await query(
          `SELECT count(*)::int AS n FROM ${table} WHERE (${column} AT TIME ZONE 'Asia/Kolkata')::date = $1 AND ${where}`,
          [day],
        )
      )[0].n;
    const [{ sum }] = await query(
      `SELECT sum(amount)::int * 100 AS sum FROM payments WHERE status = 'paid' AND (paid_at AT TIME ZONE 'Asia/Kolkata')::date = $1`,
      [day],
    );
    const numbers = await kept(day);
    expect(numbers).toMatchObject({
      guests: await count('users', 'created_at'),
      chats: await count('chat_sessions', 'created_at'),
      replies: await count('chat_turns', 'created_at', `state = 'answered' AND kind = 'message'`),
      failed_replies: await count('chat_turns', 'created_at', `state = 'failed'`),
      orders: await count('payments', 'paid_at', `status = 'paid'`),
      crisis_events: await count('safety_events', 'created_at', `kind = 'crisis'`),
      minor_events: await count('safety_events', 'created_at', `kind = 'minor'`),
      revenue: sum,
    });
    expect(numbers).toMatchObject({ guests: 2, replies: 2, failed_replies: 2, revenue: 20_300 });
    expect(numbers).toMatchObject({ 'campaign_guests diwali': 1, 'campaign_guests (none)': 1 });
    expect(numbers).toMatchObject({ 'campaign_revenue diwali': 10_100, 'tokens_read m1': 600 });
  });

  test('are the same after any number of runs, and of two runs at once', async () => {
    const id = await person(into(day, 10));
    await turn(await talk(id, into(day, 10)), into(day, 20));
    await summarise();
    const before = await kept(day);
    await Promise.all([1, 2, 3].map(() => rebuildDays(jobAt(NOON), { from: day, upto: TODAY })));
    await Promise.all([summarise(), summarise()]);
    expect(await kept(day)).toEqual(before);
    expect(before).toMatchObject({ guests: 1, replies: 1 });
  });

  test('take in what comes late, and stay when they have been final for two days', async () => {
    await person(into(day, 0));
    await summarise();
    expect(await kept(day)).toMatchObject({ guests: 1 });
    // Its webhook comes the next morning.
    await order(null, into(day, 1430), 49);
    await summarise(new Date(NOON.getTime() + 3_600_000));
    expect(await kept(day)).not.toHaveProperty('revenue');
    await summarise(into(addDays(TODAY, 1), 60));
    expect(await kept(day)).toMatchObject({ revenue: 4900 });
    // Once more after nothing comes late any more; then a deletion of the account takes nobody out of it.
    await summarise(into(addDays(TODAY, 2), 600));
    await query('DELETE FROM users');
    await summarise(into(addDays(TODAY, 3), 600));
    expect(await kept(day)).toMatchObject({ guests: 1, revenue: 4900 });
    await rebuildDays(jobAt(into(addDays(TODAY, 3), 600)), { from: day, upto: day });
    expect(await kept(day)).not.toHaveProperty('guests');
  });

  test('of days that were missed are made up, and what was counted as it happened stays', async () => {
    await person(into(addDays(TODAY, -9), 0));
    countVisit(jobAt(into(addDays(TODAY, -9), 5)), VISITS.home);
    await writeVisits(jobAt(NOON));
    expect(await summarise()).toBe(10);
    expect(await kept(addDays(TODAY, -9))).toEqual({
      ...{ guests: 1, home_people: 1, 'campaign_guests (none)': 1 },
    });
    // Only today is due again.
    expect(await summarise(new Date(NOON.getTime() + 300_000))).toBe(1);
  });

  test('name the fifty biggest campaigns; whoever writes thousands into addresses makes one line', async () => {
    for (let place = 0; place < 60; place += 1)
      await person(into(day, 1), { utm_campaign: `made-up-${place}` });
    for (let place = 0; place < 3; place += 1) await person(into(day, 1), { utm_source: 'instagram' });
    await summarise();
    const campaigns = Object.entries(await kept(day)).filter(([name]) => name.startsWith('campaign_guests'));
    expect(campaigns).toHaveLength(51);
    expect(Object.fromEntries(campaigns)).toMatchObject({
      'campaign_guests instagram': 3,
      'campaign_guests (other)': 11,
    });
  });
});

describe('the overview', () => {
  test('sums up whole days, compares them with the days before, and keeps today apart', async () => {
    for (const [days, times] of [
      [0, 5],
      [1, 3],
      [7, 2],
      [8, 4],
      [14, 1],
      [15, 7],
    ] as const)
      for (let time = 0; time < times; time += 1) await person(into(addDays(TODAY, -days), 30));
    await summarise();
    expect(await numberOf('guests')).toMatchObject({ now: 5, before: 5, today: 5 });
    expect(await numberOf('guests', 30)).toMatchObject({ now: 17, before: 0, today: 5 });
    const guests = await numberOf('guests');
    expect(guests?.points).toHaveLength(8);
    expect(guests?.points.at(-1)).toEqual({ day: TODAY, value: 5, before: 2 });
    expect(guests?.points.at(-2)).toEqual({ day: addDays(TODAY, -1), value: 3, before: 4 });
  });

  test('reads answer times from all answers of the days, and none where nobody was answered', async () => {
    const sessionId = await talk(await person(into(TODAY, -600)), into(TODAY, -600));
    for (let place = 1; place <= 100; place += 1)
      await turn(sessionId, into(addDays(TODAY, -1 - (place % 2)), 60), { ms: place * 100 });
    await summarise();
    const [p50, p95] = [await numberOf('answer_p50'), await numberOf('answer_p95')];
    expect(p50?.now).toBeGreaterThanOrEqual(5000);
    expect(p50?.now).toBeLessThanOrEqual(5500);
    expect(p95?.now).toBeGreaterThanOrEqual(9500);
    expect(p95?.now).toBeLessThanOrEqual(10_450);
    expect(p95).toMatchObject({ before: null, today: null });
  });

  test('tells the funnel, who wrote again after 1, 7 and 30 days, and what campaigns brought', async () => {
    const first = addDays(TODAY, -42);
    const people = [];
    for (let place = 0; place < 4; place += 1)
      people.push(await person(into(first, 60), { utm_campaign: 'reels' }));
    const [a = '', b = ''] = people;
    const [ofA, ofB] = [await talk(a, into(first, 61)), await talk(b, into(addDays(first, 1), 1439))];
    await turn(ofA, into(first, 62));
    await turn(ofA, into(addDays(first, 1), 0));
    await turn(ofA, into(addDays(first, 1), 600));
    await turn(ofB, into(addDays(first, 1), 1439));
    await turn(ofA, into(addDays(first, 7), 5));
    // The day before the thirtieth is none of the three.
    await turn(ofB, into(addDays(first, 29), 5));
    // Two of one person on one day, and one of another person.
    for (const minute of [5, 6]) await order(a, into(addDays(TODAY, -2), minute), 99);
    for (const minute of [7, 8]) await talk(a, into(addDays(TODAY, -2), minute));
    await talk(b, into(addDays(TODAY, -2), 9));
    countVisit(jobAt(into(addDays(TODAY, -2), 1)), VISITS.home);
    countVisit(jobAt(into(addDays(TODAY, -2), 1)), VISITS.home);
    countVisit(jobAt(into(addDays(TODAY, -2), 1)), VISITS.paywall);
    await writeVisits(jobAt(NOON));
    await summarise();
    const { funnel, cohorts } = await read();
    expect(funnel).toEqual([
      { name: 'home_people', title: 'Saw the home page', now: 2, before: 0 },
      { name: 'chat_people', title: 'Began a chat', now: 2, before: 0 },
      { name: 'paywall_people', title: 'Saw the prices', now: 1, before: 0 },
      { name: 'paid_people', title: 'Paid', now: 1, before: 0 },
    ]);
    expect(cohorts?.[0]).toEqual({
      ...{ from: first, upto: addDays(first, 6), guests: 4 },
      cameBack: [
        { after: 1, people: 2 },
        { after: 7, people: 1 },
        { after: 30, people: 0 },
      ],
    });
    expect(cohorts?.at(-1)).toMatchObject({ upto: addDays(TODAY, -1) });
    expect(cohorts?.at(-1)?.cameBack.map(({ people: back }) => back)).toEqual([null, null, null]);
    expect((await read('owner', 90)).campaigns).toEqual([
      { campaign: 'reels', guests: 4, chats: 5, orders: 2, revenue: 198 },
    ]);
  });

  test.each(OPERATOR_ROLES)('shows %s what the role may see and nothing else', async (role) => {
    await order(await person(into(addDays(TODAY, -2), 5)), into(addDays(TODAY, -2), 5));
    await summarise();
    const { metrics, funnel, cohorts, campaigns } = await read(role);
    const names = metrics.map(({ name }) => name);
    expect(names.includes('revenue')).toBe(role === 'owner');
    expect(names.includes('model_cost')).toBe(role === 'owner');
    expect(names.includes('refunds')).toBe(role === 'owner' || role === 'support');
    expect(names.includes('crisis_events')).toBe(role === 'owner' || role === 'safety');
    expect(names.includes('visitors')).toBe(role !== 'safety');
    expect(names).toContain('replies');
    const isAudience = role === 'owner' || role === 'content';
    for (const part of [funnel, cohorts, campaigns]) expect(part !== null).toBe(isAudience);
    if (campaigns) expect(campaigns[0]?.revenue).toBe(role === 'owner' ? 49 : null);
  });

  test('says what the model cost, in tokens where nobody has said what they cost', async () => {
    const sessionId = await talk(await person(into(TODAY, -600)), into(TODAY, -600));
    await turn(sessionId, into(TODAY, -600));
    await summarise();
    expect(await numberOf('model_cost')).toMatchObject({ now: 110, unit: 'tokens' });
    const scope = operatorScope(database.db, 'owner', { now: () => NOON });
    const priced = await getOverview({ ...scope, modelPrices: { read: 1, written: 5 } }, {});
    const cost = priced.metrics.find(({ name }) => name === 'model_cost');
    expect(cost).toMatchObject({ unit: 'dollars', now: (100 + 50) / 1_000_000 });
  });

  test('says that the reconciler is late when nothing is known of it, and what the queue says when it is there', async () => {
    await query('DROP SCHEMA IF EXISTS job_queue CASCADE');
    expect((await read()).machine).toEqual({
      ...{ reconciledAt: null, isReconcilerLate: true, waiting: null, active: null, failed: null },
    });
    await query('CREATE SCHEMA job_queue');
    await query(
      'CREATE TABLE job_queue.job (name text, state text, start_after timestamptz, completed_on timestamptz)',
    );
    await query(
      `INSERT INTO job_queue.job VALUES ('reconcile-payments', 'completed', now(), $1), ('retention', 'created', now() - interval '1 minute', null),
       ('retention', 'created', now() + interval '1 hour', null), ('send-refunds', 'failed', now(), now())`,
      [new Date(NOON.getTime() - 9 * 60_000)],
    );
    const machine = { isReconcilerLate: false, waiting: 1, active: 0, failed: 1 };
    expect((await read()).machine).toMatchObject(machine);
    expect((await read('owner', 7, new Date(NOON.getTime() + 61_000))).machine.isReconcilerLate).toBe(true);
    await query('DROP SCHEMA job_queue CASCADE');
  });
});
