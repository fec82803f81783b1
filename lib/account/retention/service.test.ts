import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { reportIssue } from '@/lib/issues/service';
import { hashFingerprint } from '@/lib/users/fingerprint/service';
import { getMe, recordConsent } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { book } from '@/lib/wallet/store';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { KEPT } from './constants';
import { keepPeriods, NIGHTLY } from './jobs';
import { listRetention } from './service';
import { WITHOUT_PERIOD } from './without-period/constants';

const database = serviceDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const START = new Date();
const afterDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
/** The scope of a job at another moment. */
const jobAt = (now: Date) => scopeOf(database.db, { now: () => now });
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const exists = async (scope: TestScope) =>
  (await query('SELECT 1 FROM users WHERE id = $1', [idOf(scope)])).length === 1;

test('every table of the database has a period, or a reason why none', async () => {
  const tables = await query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`,
  );
  const told = new Set([
    ...Object.values(KEPT).flatMap(({ tables }) => tables),
    ...Object.keys(WITHOUT_PERIOD),
  ]);
  // Whatever a member has stays until they delete it or the account, and is in a table of what guests have.
  expect([...told].sort()).toEqual(tables.map(({ name }) => name).sort());
});

/** A guest of START who has written once. */
async function idleGuest(over: Parameters<typeof guest>[1] = {}) {
  const person = await guest(database.db, { now: () => START, ...over });
  const sessionId = await chat(person);
  await sendMessage(person, { sessionId, sender: 'user', content: 'hello' });
  return { person, sessionId };
}

async function buy(scope: TestScope, delta: number): Promise<void> {
  const owner = { kind: 'user', id: idOf(scope) } as const;
  await book(database.db, { owner, delta, kind: LEDGER_KIND.purchase, reference: randomUUID(), now: START });
}

/** An order of START that nobody asks Cashfree about any more; its id. */
async function order(
  of: { userId?: string; visitorId?: string; sessionId?: string },
  over = '',
): Promise<string> {
  const [{ id }] = await query(
    `INSERT INTO payments (id, user_id, visitor_id, session_id, kind, pack_id, order_id, amount, status, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, 'recharge', 'starter', 'recharge_' || gen_random_uuid(), 29, 'failed', $4) RETURNING id`,
    [of.userId ?? null, of.visitorId ?? null, of.sessionId ?? null, START],
  );
  if (over) await query(`UPDATE payments SET ${over} WHERE id = $1`, [id]);
  return id;
}

const GONE_DAYS = 400;
const eraseAt = (now: Date) => NIGHTLY.guests(jobAt(now));
const audit = async () => expect(await driftingOwners(database.sql)).toEqual([]);

describe('a guest who comes no more', () => {
  test('goes after 400 days with chats and memories, as by a deletion, and no earlier', async () => {
    const { person, sessionId } = await idleGuest();
    await query(
      `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
       SELECT gen_random_uuid(), $1, id, 'builtin:' || gen_random_uuid(), 'friendly' FROM companions LIMIT 1`,
      [idOf(person)],
    );
    await eraseAt(new Date(afterDays(GONE_DAYS).getTime() - HOUR_MS));
    expect(await exists(person)).toBe(true);
    await eraseAt(new Date(afterDays(GONE_DAYS).getTime() + HOUR_MS));
    expect(await exists(person)).toBe(false);
    for (const [table, column, id] of [
      ['messages', 'session_id', sessionId],
      ['chat_sessions', 'id', sessionId],
      ['letta_agents', 'user_id', idOf(person)],
      ['device_sessions', 'user_id', idOf(person)],
    ])
      expect(await query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).toEqual([]);
    const entries = await query(
      'SELECT kind, balance_after FROM ledger_entries WHERE owner_id = $1 ORDER BY seq',
      [idOf(person)],
    );
    expect(entries.at(-1)).toEqual({ kind: 'closed', balance_after: 0 });
    await audit();
  });

  const LATER = afterDays(4_000);

  test('never loses a bought message; with all of them used the guest goes', async () => {
    const { person } = await idleGuest();
    await buy(person, 1);
    await eraseAt(LATER);
    expect((await getMe(person)).messageBalance).toBe(5);
    await query('UPDATE users SET last_seen_at = $2 WHERE id = $1', [idOf(person), START]);
    await book(database.db, {
      owner: { kind: 'user', id: idOf(person) },
      ...{ delta: -5, kind: LEDGER_KIND.send, reference: randomUUID(), now: START },
    });
    await eraseAt(LATER);
    expect(await exists(person)).toBe(false);
    await audit();
  });

  const TURN = `INSERT INTO chat_turns (id, session_id, client_message_id, state, owner_kind, owner_id, balance_after, message_ids, created_at, settled_at)
    SELECT gen_random_uuid(), id, gen_random_uuid(), 'waiting', 'user', user_id, 0, '{}', $2, $2 FROM chat_sessions WHERE user_id = $1`;
  const ofOrder = (text: string) => async (person: TestScope) => {
    const id = await order({ userId: idOf(person) });
    await query(text, [id]);
  };
  test.each([
    ['is a member', (person: TestScope) => signIn(person, googleProfile())],
    [
      'has used the session since',
      (person: TestScope) =>
        query('UPDATE device_sessions SET last_seen_at = $2 WHERE user_id = $1', [
          idOf(person),
          afterDays(3_900),
        ]),
    ],
    [
      'has an order that Cashfree is asked about',
      (person: TestScope) => order({ userId: idOf(person) }, 'next_check_at = now()'),
    ],
    [
      'has an order that does not fit',
      (person: TestScope) => order({ userId: idOf(person) }, "status = 'mismatch'"),
    ],
    [
      'waits for a refund',
      ofOrder(
        `INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount) VALUES (gen_random_uuid(), $1, gen_random_uuid(), 29)`,
      ),
    ],
    [
      'has asked for money back',
      ofOrder(
        `INSERT INTO refund_requests (id, payment_id, reason, messages, amount) VALUES (gen_random_uuid(), $1, 'minor', 1, 1)`,
      ),
    ],
    [
      'gets money back that Cashfree has',
      ofOrder(
        `WITH surplus AS (INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount, status)
           VALUES (gen_random_uuid(), $1, gen_random_uuid(), 29, 'done') RETURNING id)
         INSERT INTO refund_transfers (id, payment_id, surplus_id, amount, state) SELECT gen_random_uuid(), $1, id, 29, 'sent' FROM surplus`,
      ),
    ],
    [
      'has an order that an operator looks at',
      ofOrder(
        `INSERT INTO payment_alerts (id, payment_id, reason, detail) VALUES (gen_random_uuid(), $1, 'amount', '1.00 INR')`,
      ),
    ],
    [
      'has an open issue',
      (person: TestScope) =>
        reportIssue(person, { name: 'Asha', mobileNumber: '+919812345672', issueDetail: 'x' }),
    ],
    [
      'is held as a minor',
      (person: TestScope) =>
        query(
          `INSERT INTO age_holds (id, user_id, state, reference, held_at) VALUES (gen_random_uuid(), $1::uuid, 'held', 'AGE-' || left($1::uuid::text, 8), now())`,
          [idOf(person)],
        ),
    ],
    ['has a message that waits for its answer', (person: TestScope) => query(TURN, [idOf(person), START])],
  ])('stays who %s', async (_, keep) => {
    const { person } = await idleGuest();
    await keep(person);
    await eraseAt(LATER);
    expect(await exists(person)).toBe(true);
    await query('DELETE FROM chat_turns WHERE state = $1', ['waiting']);
  });

  test('stays who comes back at that moment, and an unfinished order of long ago keeps nobody', async () => {
    const { person } = await idleGuest();
    await order({ userId: idOf(person) }, "status = 'active'");
    await database.db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [idOf(person)]);
      await eraseAt(LATER);
      await tx.query('UPDATE users SET last_seen_at = $2 WHERE id = $1', [idOf(person), LATER]);
    });
    await eraseAt(LATER);
    expect(await exists(person)).toBe(true);
    await eraseAt(afterDays(4_401));
    expect(await exists(person)).toBe(false);
    await audit();
  });
});

describe('a chat of a browser that never got a user', () => {
  async function userless() {
    const scope = scopeOf(database.db, { now: () => START, actor: { ipAddress: randomUUID() } });
    const { id } = await startSession(scope, { chatType: 'friendly', browserFingerprint: randomUUID() });
    await sendMessage(scope, { sessionId: id, sender: 'user', content: 'hello' });
    return { scope, id };
  }
  const begun = async (id: string) =>
    (await query('SELECT 1 FROM chat_sessions WHERE id = $1', [id])).length === 1;
  const erase = (now: Date) => NIGHTLY.userlessChats(jobAt(now));

  test('goes 400 days after the last message, and no earlier', async () => {
    const { scope, id } = await userless();
    const later = { ...scope, now: () => afterDays(10) };
    await sendMessage(later, { sessionId: id, sender: 'user', content: 'once more' });
    await erase(afterDays(409));
    expect(await begun(id)).toBe(true);
    await erase(afterDays(411));
    expect(await begun(id)).toBe(false);
    await audit();
  });

  test('stays as long as bought messages are left in it, its order is open, or the browser has a user', async () => {
    const [bought, open, known] = [await userless(), await userless(), await userless()];
    const owner = { kind: 'session', id: bought.id } as const;
    await book(database.db, {
      owner,
      delta: 3,
      kind: LEDGER_KIND.purchase,
      reference: randomUUID(),
      now: START,
    });
    await order({ sessionId: open.id }, 'next_check_at = now()');
    await query(`INSERT INTO users (id, visitor_id, message_balance) VALUES (gen_random_uuid(), $1, 0)`, [
      known.scope.actor.visitorId,
    ]);
    await erase(afterDays(4_000));
    for (const { id } of [bought, open, known]) expect(await begun(id)).toBe(true);
    await audit();
  });
});

/** Runs one kind of the job just before its period ends and just after; what a query finds each time. */
async function aroundEnd(kind: keyof typeof NIGHTLY, end: Date, text: string, values: unknown[]) {
  await NIGHTLY[kind](jobAt(new Date(end.getTime() - 60_000)));
  const before = await query(text, values);
  await NIGHTLY[kind](jobAt(new Date(end.getTime() + 60_000)));
  return { before, after: await query(text, values) };
}
const afterMonths = (months: number) => {
  const end = new Date(START);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
};

describe('what is kept for a while stays so long, and no longer', () => {
  test('address and fingerprint of users and chats, and by which campaign they came', async () => {
    const { person, sessionId } = await idleGuest();
    await query(
      `UPDATE users SET created_at = $2, browser_name = 'Chrome', browser_version = '1', os_version = '2', timezone = 'Asia/Kolkata',
         tracking_params = '{"utm_source": "blog"}', tracking_params_at = $2 WHERE id = $1`,
      [idOf(person), START],
    );
    const user = `SELECT ip_address, browser_fingerprint, browser_version, os_version, timezone, browser_name FROM users WHERE id = $1`;
    const traces = await aroundEnd('userTraces', afterDays(180), user, [idOf(person)]);
    expect(traces.before[0]).toMatchObject({ ip_address: person.actor.ipAddress, os_version: '2' });
    expect(traces.after[0]).toEqual({
      ...{
        ip_address: null,
        browser_fingerprint: null,
        browser_version: null,
        os_version: null,
        timezone: null,
      },
      browser_name: 'Chrome',
    });
    const session = 'SELECT ip_address FROM chat_sessions WHERE id = $1';
    const chats = await aroundEnd('chatTraces', afterDays(180), session, [sessionId]);
    expect(chats).toEqual({
      before: [{ ip_address: person.actor.ipAddress }],
      after: [{ ip_address: null }],
    });
    const campaign = 'SELECT tracking_params AS came FROM users WHERE id = $1';
    const campaigns = await aroundEnd('campaigns', afterDays(180), campaign, [idOf(person)]);
    expect(campaigns).toEqual({ before: [{ came: { utm_source: 'blog' } }], after: [{ came: null }] });
    expect((await getMe(person)).messageBalance).toBe(4);
  });

  test('a safety event: its chat, then all of it', async () => {
    const { sessionId } = await idleGuest();
    const rule = `r ${randomUUID().slice(0, 30)}`;
    await query(
      `INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
       VALUES (gen_random_uuid(), 'crisis', $1, $2, gen_random_uuid(), $3)`,
      [rule, sessionId, START],
    );
    const text = 'SELECT session_id, message_id IS NULL AS untied FROM safety_events WHERE rule = $1';
    const ties = await aroundEnd('safetyTies', afterDays(180), text, [rule]);
    expect(ties).toEqual({
      before: [{ session_id: sessionId, untied: false }],
      after: [{ session_id: null, untied: true }],
    });
    const events = await aroundEnd('safetyEvents', afterMonths(24), text, [rule]);
    expect([events.before.length, events.after.length]).toEqual([1, 0]);
  });

  const OF_NOBODY = [START, randomUUID()] as const;
  test.each([
    [
      'codes',
      afterDays(1),
      'otp_verifications',
      `(id, mobile_number, otp, expires_at, created_at) VALUES ($2, '+919812345673', 'x', $1, $1)`,
    ],
    ['marks', afterDays(1), 'limit_marks', `(subject, created_at) VALUES ('code:' || $2::text, $1)`],
    [
      'issues',
      afterMonths(24),
      'issues',
      `(id, name, mobile_number, issue_detail, created_at) VALUES ($2::uuid, 'x', '+919812345674', 'x', $1)`,
    ],
    [
      'consents',
      afterDays(400),
      'consents',
      `(id, visitor_id, purpose, granted, created_at) VALUES ($2::uuid, gen_random_uuid(), 'adult', true, $1)`,
    ],
    [
      'ages',
      afterDays(400),
      'age_holds',
      `(id, visitor_id, state, created_at) VALUES ($2::uuid, gen_random_uuid(), 'asked', $1)`,
    ],
    [
      'suspensions',
      afterMonths(24),
      'suspensions',
      `(id, visitor_id, reference, scope, reason, started_at) VALUES ($2::uuid, gen_random_uuid(), 'SUS-', 'person', 'x', $1)`,
    ],
    [
      'usage',
      afterDays(400),
      'ai_usage',
      `(id, owner_id, model, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at) VALUES ($2::uuid, gen_random_uuid(), 'm', 1, 1, 1, 1, 'answered', $1)`,
    ],
    ['runs', afterDays(400), 'retention_runs', `(kind, count, created_at) VALUES ($2, 1, $1)`],
    [
      'crises',
      afterDays(30),
      'crisis_states',
      `(person_id, kinds, last_sign_at) VALUES ($2::uuid, '{self_harm}', $1)`,
    ],
  ] as const)('rows of nobody: %s', async (kind, end, table, row) => {
    await query(`DELETE FROM ${table}`);
    await query(`INSERT INTO ${table} ${row}`, [...OF_NOBODY]);
    const { before, after } = await aroundEnd(kind, end, `SELECT 1 FROM ${table}`, []);
    expect([before.length, after.length]).toEqual([1, 0]);
  });

  test('a consent of a user, and a hold, as long as the user', async () => {
    const { person } = await idleGuest();
    await recordConsent(person, { purpose: 'adult', granted: true });
    await query(
      `INSERT INTO age_holds (id, visitor_id, state, reference, held_at, created_at)
       VALUES (gen_random_uuid(), $1, 'held', 'AGE-' || left($1::uuid::text, 8), $2, $2)`,
      [person.actor.visitorId, START],
    );
    for (const kind of ['consents', 'ages'] as const) await NIGHTLY[kind](jobAt(afterDays(4_000)));
    expect(await query('SELECT granted FROM consents WHERE user_id = $1', [idOf(person)])).toEqual([
      { granted: true },
    ]);
    expect(
      await query('SELECT state FROM age_holds WHERE visitor_id = $1', [person.actor.visitorId]),
    ).toHaveLength(1);
  });

  test('whose an order was, unless its money is under way; amounts stay', async () => {
    const { person } = await idleGuest();
    const [done, owed] = [await order({ userId: idOf(person) }), await order({ userId: idOf(person) })];
    await query(
      `INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount) VALUES (gen_random_uuid(), $1, gen_random_uuid(), 29)`,
      [owed],
    );
    const text = 'SELECT user_id, amount FROM payments WHERE id = $1';
    const year = afterDays(-90).getUTCFullYear();
    const end = new Date(`${year + 9}-04-01T00:00:00+05:30`);
    const { before, after } = await aroundEnd('orders', end, text, [done]);
    expect(before).toEqual([{ user_id: idOf(person), amount: 29 }]);
    expect(after).toEqual([{ user_id: null, amount: 29 }]);
    expect(await query(text, [owed])).toEqual([{ user_id: idOf(person), amount: 29 }]);
  });

  test('a fingerprint from before they were hashed is hashed, once, and counts as before', async () => {
    const { person } = await idleGuest();
    const raw = randomUUID();
    await query('UPDATE users SET browser_fingerprint = $2 WHERE id = $1', [idOf(person), raw]);
    const stored = async () =>
      (await query('SELECT browser_fingerprint AS it FROM users WHERE id = $1', [idOf(person)]))[0].it;
    await NIGHTLY.rawFingerprints(jobAt(START));
    expect(await stored()).toBe(hashFingerprint(person, raw));
    expect(await NIGHTLY.rawFingerprints(jobAt(START))).toBe(0);
    expect(await stored()).toBe(hashFingerprint(person, raw));
  });
});

describe('the job', () => {
  /** A scope that keeps what is logged. */
  function listening(now: Date) {
    const lines: { fields: Record<string, unknown>; event: string }[] = [];
    const listen = (fields: Record<string, unknown>, event: string) => void lines.push({ fields, event });
    const job = jobAt(now);
    return { scope: { ...job, log: { ...job.log, info: listen, warn: listen, error: listen } }, lines };
  }

  test('twice at once does everything once, again nothing, and logs numbers alone', async () => {
    const now = afterDays(5_000);
    await keepPeriods(jobAt(now));
    const people = await Promise.all(Array.from({ length: 8 }, () => idleGuest()));
    const [one, other] = [listening(now), listening(now)];
    await Promise.all([keepPeriods(one.scope), keepPeriods(other.scope)]);
    for (const { person } of people) expect(await exists(person)).toBe(false);
    const lines = [...one.lines, ...other.lines];
    expect(lines.filter(({ event }) => event !== 'kept long enough')).toEqual([]);
    const erased = lines
      .filter(({ fields }) => fields.kind === 'guests')
      .map(({ fields }) => Number(fields.count));
    expect(erased.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const { fields } of lines) {
      expect(Object.keys(fields).sort()).toEqual(['count', 'kind']);
      expect(Object.keys(NIGHTLY)).toContain(fields.kind);
    }
    expect(await keepPeriods(jobAt(now))).toBe(0);
    await audit();
  });

  test('goes on when one kind fails, and the operator sees it', async () => {
    const { person } = await idleGuest();
    await query("UPDATE users SET browser_fingerprint = 'raw', created_at = $2 WHERE id = $1", [
      idOf(person),
      afterDays(5_000),
    ]);
    const { scope, lines } = listening(afterDays(5_001));
    const keyedHash = Object.assign(
      () => {
        throw new TypeError('no key');
      },
      { each: () => [] },
    );
    await keepPeriods({ ...scope, keyedHash });
    expect(lines).toContainEqual({
      fields: { kind: 'rawFingerprints', reason: 'TypeError' },
      event: 'retention failed',
    });
    const read = new Map((await listRetention(scope)).map((line) => [line.kind, line]));
    expect(read.get('rawFingerprints')).toMatchObject({ failed: true, lastAt: afterDays(5_001) });
    expect(read.get('userTraces')).toMatchObject({ failed: false, kept: '180 days', by: 'night' });
    expect(read.get('logs')).toMatchObject({ lastAt: null, kept: 'one year', by: 'operator' });
  });
});
