import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import { submitFeedback } from '@/lib/feedback/service';
import type { AppError } from '@/lib/kit/app-error';
import { reconcileOpenOrders } from '@/lib/payments/jobs';
import { payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { requestCode, verifyCode } from '@/lib/users/mobile/service';
import { getMe, recordConsent, registerUser } from '@/lib/users/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { exportData } from '../export/service';
import { listChats } from '../service';
import { deleteAccount } from './service';

const database = serviceDatabase();
const sql = () => database.sql;

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => error.code,
  );
const send = (scope: TestScope, sessionId: string, content = 'Hi') =>
  sendMessage(scope, { sessionId, sender: 'user', content });
const remove = (scope: TestScope) => deleteAccount(scope);
const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const audit = async () => expect(await driftingOwners(sql())).toEqual([]);

/** The columns of the public schema, as `table.column`. */
async function columns(where: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql().query(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations' AND ${where}`,
  );
  return rows;
}

/** Where a text stands in the database, whatever the type of the column. */
async function whereIs(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await columns('true')) {
    const { rows } = await sql().query(
      `SELECT 1 FROM "${table}" WHERE position($1 in "${column}"::text) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** Everything a person can leave behind, each text with the marker in it. */
async function leaveTraces(scope: TestScope, marker: string, number: string): Promise<string[]> {
  const userId = idOf(scope);
  const sessionId = await chat(scope);
  await send(scope, sessionId, `नमस्ते ${marker}message`);
  await send(scope, sessionId, 'I want to end my life');
  await sql().query(
    `INSERT INTO message_reports (message_id, session_id, reason, created_at)
     SELECT id, session_id, 'rude', now() FROM messages WHERE session_id = $1 AND sender = 'ai' LIMIT 1`,
    [sessionId],
  );
  await sql().query(
    `INSERT INTO picture_shares (owner_id, day, place, picture, session_id, created_at) VALUES ($1, now(), 1, 'x', $2, now())`,
    [userId, sessionId],
  );
  await sql().query(
    `INSERT INTO chat_pictures (id, session_id, width, height, created_at) VALUES (gen_random_uuid(), $1, 4, 3, now())`,
    [sessionId],
  );
  await submitFeedback(scope, { sessionId, rating: 2, feedbackText: `${marker}feedback` });
  await recordConsent(scope, { purpose: 'adult', granted: true });
  const texts = [
    'email',
    'name',
    'profile_picture',
    'browser_fingerprint',
    'user_agent',
    'browser_name',
    'browser_version',
    'os_name',
    'os_version',
    'screen_resolution',
    'timezone',
    'language',
    'current_domain_url',
    'ip_address',
    'google_id',
    'session_id',
  ];
  await sql().query(
    `UPDATE users SET ${texts.map((column) => `${column} = '${marker}${column}'`).join(', ')},
       tracking_params = '{"utm_source":"${marker}utm"}', mobile_number = '${number}', is_mobile_verified = true WHERE id = $1`,
    [userId],
  );
  await sql().query(
    `INSERT INTO companion_reviews (id, companion_id, user_id, rating, review_text, reviewer_name)
     SELECT gen_random_uuid(), id, $1, 4, '${marker}review', '${marker}reviewer' FROM companions LIMIT 1`,
    [userId],
  );
  await sql().query(
    `INSERT INTO issues (id, user_id, visitor_id, name, mobile_number, issue_detail)
     VALUES (gen_random_uuid(), $1, $2, '${marker}issuer', '${number}', '${marker}issue')`,
    [userId, scope.actor.visitorId],
  );
  await sql().query(
    `INSERT INTO otp_verifications (id, user_id, mobile_number, otp, expires_at) VALUES (gen_random_uuid(), $1, '${number}', 'hash', now())`,
    [userId],
  );
  await sql().query(
    `INSERT INTO referrals (id, referrer_id, referral_code) VALUES (gen_random_uuid(), $1, '${marker}code')`,
    [userId],
  );
  await sql().query(
    `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
     SELECT gen_random_uuid(), $1, id, 'builtin:${marker}agent', 'friendly' FROM companions LIMIT 1`,
    [userId],
  );
  await sql().query(
    `INSERT INTO memory_facts (id, agent_id, kind, subject, text, aliases, words, source_seqs, embedding, source_message_id)
     SELECT gen_random_uuid(), a.id, 'other', '${marker}one', '${marker}fact', '{${marker}alias}', '{${marker}fact}', '{1}', '{}', m.id
     FROM letta_agents a, messages m WHERE a.user_id = $1 AND m.session_id = $2 LIMIT 1`,
    [userId, sessionId],
  );
  await sql().query(
    `INSERT INTO memory_summaries (id, agent_id, text, from_seq, upto_seq)
     SELECT gen_random_uuid(), id, '${marker}summary', 1, 2 FROM letta_agents WHERE user_id = $1`,
    [userId],
  );
  await sql().query(
    `INSERT INTO device_sessions (id, user_id, browser_name, os_name, created_at, last_seen_at) VALUES (gen_random_uuid(), $1, '${marker}browser', '${marker}system', now(), now())`,
    [userId],
  );
  await sql().query(
    'INSERT INTO console_sessions (session_id, last_seen_at) SELECT id, now() FROM device_sessions WHERE user_id = $1',
    [userId],
  );
  await sql().query(
    `INSERT INTO mails (id, key, user_id, subject, text, created_at) VALUES (gen_random_uuid(), gen_random_uuid(), $1, '${marker}mail', 'words', now())`,
    [userId],
  );
  await sql().query('INSERT INTO own_limits (user_id, messages_per_day, changed_at) VALUES ($1, 20, now())', [
    userId,
  ]);
  await sql().query(
    `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, server_key, kinds, created_at)
     SELECT gen_random_uuid(), $1, id, 'https://fcm.googleapis.com/fcm/send/${marker}push', '${marker}key', '${marker}auth', 'ours', '{reply}', now()
     FROM device_sessions WHERE user_id = $1 LIMIT 1`,
    [userId],
  );
  await sql().query(
    `INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)
     SELECT gen_random_uuid(), id, '${marker}notice', 'reply', $2, now(), now() FROM push_subscriptions WHERE user_id = $1`,
    [userId, sessionId],
  );
  await sql().query(
    "INSERT INTO check_ins (id, user_id, session_id, state, created_at) VALUES (gen_random_uuid(), $1, $2, 'sent', now())",
    [userId, sessionId],
  );
  await sql().query(
    `INSERT INTO chat_lock_keys (id, user_id, credential_id, public_key, counter, transports, browser_name, created_at)
     VALUES (gen_random_uuid(), $1, '${marker}credential', '', 0, '{}', '${marker}locker', now())`,
    [userId],
  );
  await sql().query('INSERT INTO memory_settings (user_id, enabled) VALUES ($1, true)', [userId]);
  await sql().query(
    `INSERT INTO age_holds (id, user_id, visitor_id, state, reference, held_session_id) VALUES
     (gen_random_uuid(), $1, NULL, 'adult', 'q' || left($2, 8) || 'q', $3), (gen_random_uuid(), NULL, $4, 'asked', NULL, $3)`,
    [userId, marker, sessionId, scope.actor.visitorId],
  );
  await sql().query(
    `INSERT INTO suspensions (id, user_id, visitor_id, reference, scope, reason, started_at, lifted_at) VALUES
     (gen_random_uuid(), $1, NULL, 'SUS-', 'person', '${marker}why', now(), now()), (gen_random_uuid(), NULL, $2, 'SUS-', 'person', '${marker}why', now(), now())`,
    [userId, scope.actor.visitorId],
  );
  await sql().query(
    `INSERT INTO data_requests (id, user_id, role, created_at) VALUES (gen_random_uuid(), $1, '${marker.slice(0, 10)}', now())`,
    [userId],
  );
  await sql().query(
    `INSERT INTO safety_examples (message_id, session_id, kind, language, text, reason, created_at)
     SELECT message_id, session_id, kind, 'en', '${marker}example', 'no danger', now() FROM safety_events WHERE session_id = $1`,
    [sessionId],
  );
  return [
    ...texts,
    'utm',
    'message',
    'feedback',
    'review',
    'reviewer',
    'mail',
    'issuer',
    'issue',
    'code',
    'fact',
    'one',
    'alias',
    'summary',
    'browser',
    'locker',
    'system',
    'why',
    'example',
  ].map((text) => marker + text);
}

/** Columns that name a person or one of the person's chats, and stay empty or anonymous afterwards. */
const PERSONAL_COLUMNS = `(c.column_name LIKE '%user_id' OR c.column_name LIKE '%visitor_id' OR c.column_name LIKE '%session_id'
  OR c.column_name LIKE '%person_id' OR c.column_name LIKE '%referrer_id' OR c.column_name LIKE '%mobile_number') AND c.udt_name IN ('uuid', 'text')`;
/** What the trace test knows to fill. A new table about people belongs into `leaveTraces`, then here. */
const KNOWN_TABLES = [
  'age_holds',
  'ai_usage',
  'chat_feedback',
  'chat_lock_keys',
  'chat_pictures',
  'chat_sessions',
  'chat_turns',
  'check_ins',
  'companion_reviews',
  'consents',
  'console_sessions',
  'crisis_states',
  'data_requests',
  'device_sessions',
  'former_guests',
  'issues',
  'letta_agents',
  'mails',
  'memory_marks',
  'memory_settings',
  'message_reports',
  'messages',
  'otp_verifications',
  'own_limits',
  'payments',
  'picture_shares',
  'push_subscriptions',
  'referrals',
  'safety_events',
  'safety_examples',
  'suspensions',
  'users',
];

describe('what is stored about a person', () => {
  test('every table that names people is covered here', async () => {
    const tables = new Set((await columns(PERSONAL_COLUMNS)).map(({ table }) => table));
    expect([...tables].sort()).toEqual(KNOWN_TABLES);
  });

  test('is all in the export, and all gone after the deletion', async () => {
    const shop = cashfreeBook();
    const one = await guest(database.db, { payments: shop.provider, balance: 9 });
    const marker = `q${randomUUID().slice(0, 8)}q`;
    const number = '+919812345678';
    const texts = await leaveTraces(one, marker, number);
    const [first] = (await listChats(one, {})).chats;
    const { order_id: orderId } = await payForSession(one, {
      sessionId: first?.id ?? '',
      amount: 199,
      messageCount: 50,
    });
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(one, { orderId });
    const { rows: before } = await sql().query('SELECT id FROM messages WHERE session_id = $1', [first?.id]);
    expect(before.length).toBeGreaterThan(1);

    const files = unzipSync((await exportData(one)).bytes);
    const [page, json] = ['my-data.html', 'my-data.json'].map((name) =>
      strFromU8(files[name] ?? new Uint8Array()),
    );
    for (const text of [...texts, number, 'नमस्ते', 'payment_success', orderId, 'adult']) {
      expect(json, text).toContain(text);
      if (text !== 'payment_success') expect(page, text).toContain(text);
    }

    for (const secret of ['push', 'key', 'auth', 'credential']) expect(json).not.toContain(marker + secret);
    expect(JSON.parse(json ?? '')).toMatchObject({
      toldDevices: [{ service: 'fcm.googleapis.com', toldAbout: 'reply', showsSender: false }],
      notices: expect.arrayContaining([expect.objectContaining({ kind: 'reply', state: 'queued' })]),
      safetyEvents: expect.arrayContaining([
        expect.objectContaining({ kind: 'crisis', sessionId: first?.id }),
      ]),
      checkIns: [{ state: 'sent', sessionId: first?.id }],
      reports: [{ reason: 'rude', status: 'open', sessionId: first?.id }],
      aiUsage: expect.arrayContaining([expect.objectContaining({ sessionId: first?.id })]),
    });

    await remove(one);
    expect(await whereIs(marker)).toEqual([]);
    expect(await whereIs(number)).toEqual([]);
    expect(await whereIs(first?.id ?? '')).toEqual([]);
    expect(await whereIs(one.actor.visitorId)).toEqual([]);
    // The books: amounts, messages and Cashfree's numbers, and the ledger of nobody.
    expect(await whereIs(idOf(one))).toEqual(['ledger_entries.owner_id', 'ledger_entries.reference']);
    const { rows } = await sql().query('SELECT * FROM payments WHERE order_id = $1', [orderId]);
    expect(rows[0]).toMatchObject({
      amount: 199,
      message_count: 50,
      status: 'paid',
      user_id: null,
      visitor_id: null,
      session_id: null,
    });
    const { rows: ledger } = await sql().query(
      'SELECT kind, delta, balance_after FROM ledger_entries WHERE owner_id = $1 ORDER BY seq',
      [idOf(one)],
    );
    expect(ledger.at(-1)).toMatchObject({ kind: 'closed', balance_after: 0 });
    await audit();
  });

  test('goes for a guest who left nothing, too, and the old cookie finds nobody', async () => {
    const one = await guest(database.db);
    await remove(one);
    expect(await codeOf(getMe(one))).toBe('not_signed_in');
    expect(await codeOf(remove(one))).toBe('not_signed_in');
    await audit();
  });

  test('leaves other people alone', async () => {
    const [one, other] = [await guest(database.db), await guest(database.db)];
    const sessionId = await chat(other);
    await send(other, sessionId);
    await chat(one);
    await sql().query(
      `INSERT INTO referrals (id, referrer_id, referral_code, referred_user_id, status, reward_claimed)
       VALUES (gen_random_uuid(), $1, 'friendly-code', $2, 'rewarded', true), (gen_random_uuid(), $1, 'friendly-code', NULL, 'pending', false)`,
      [idOf(other), idOf(one)],
    );
    await remove(one);
    expect((await getMe(other)).lastChatSession?.id).toBe(sessionId);
    const { rows } = await sql().query(
      'SELECT status, reward_claimed, referred_user_id FROM referrals WHERE referrer_id = $1 ORDER BY status',
      [idOf(other)],
    );
    expect(rows).toMatchObject([
      { status: 'pending', referred_user_id: null },
      { status: 'rewarded', reward_claimed: true },
    ]);
    expect(rows[1].referred_user_id).not.toBe(idOf(one));
  });

  test('takes the chats along that this browser began before it had a user', async () => {
    const visitorId = randomUUID();
    const before = scopeOf(database.db, { actor: { visitorId, ipAddress: visitorId } });
    const one = await guest(database.db, { actor: { visitorId, ipAddress: visitorId } });
    const { rows } = await sql().query(
      `INSERT INTO chat_sessions (id, visitor_id, companion_name, chat_type, messages_left) VALUES (gen_random_uuid(), $1, 'Asha', 'friendly', 0) RETURNING id`,
      [before.actor.visitorId],
    );
    await remove(one);
    expect(await whereIs(rows[0].id)).toEqual([]);
    await audit();
  });
});

test('deleting and starting over earns no more free starters than a browser has', async () => {
  const actor = { visitorId: randomUUID(), ipAddress: '198.51.100.9' };
  const balances: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const scope = scopeOf(database.db, { actor });
    const user = await registerUser(scope, { browserFingerprint: 'the same phone' });
    balances.push(user.messageBalance);
    await remove(scopeOf(database.db, { actor: { ...actor, userId: user.id } }));
  }
  expect(balances).toEqual([5, 5, 5, 0, 0]);
});

describe('a deletion beside', () => {
  /** A model that answers when it is told to. */
  function heldModel(fails = false) {
    let release: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { chatModel } = scriptedModel(async () => {
      begun();
      await held;
      if (fails) throw new Error('down');
      return 'Haan.';
    });
    return { chatModel, asked, release };
  }

  test.each([
    ['answers', false],
    ['fails', true],
  ])('a send whose model then %s brings nothing back', async (_what, fails) => {
    const model = heldModel(fails);
    const one = await guest(database.db, { chatModel: model.chatModel });
    const sessionId = await chat(one);
    const sending = codeOf(send(one, sessionId, 'still there?'));
    await model.asked;
    await remove(one);
    model.release();
    expect(await sending).toBe('provider_failed');
    expect(await whereIs(sessionId)).toEqual([]);
    await audit();
  });

  test('many sends and welcomes at once ends with nothing left, and nobody gets an error of ours', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await guest(database.db, { balance: 40 });
      const sessions = [await chat(one), await chat(one), await chat(one)];
      const work = sessions.flatMap((sessionId) => [
        ...Array.from({ length: 4 }, (_, index) => codeOf(send(one, sessionId, `message ${index}`))),
        codeOf(welcome(one, { sessionId })),
        codeOf(send(one, sessionId, 'I want to kill myself')),
      ]);
      const [deleted, ...ends] = await Promise.all([codeOf(remove(one)), ...work]);
      expect(deleted).toBe('answered');
      for (const end of ends) {
        expect(['answered', 'conflict', 'not_found', 'provider_failed']).toContain(end);
      }
      for (const sessionId of sessions) expect(await whereIs(sessionId)).toEqual([]);
    }
    await audit();
  });

  test('a code that is being used ends without an error of ours', async () => {
    for (let round = 0; round < 8; round += 1) {
      const inbox: string[] = [];
      const one = await guest(database.db, {
        sendSms: async ({ text }) => {
          inbox.push(text);
        },
      });
      const mobileNumber = `+9170000001${String(round).padStart(2, '0')}`;
      await requestCode(one, { mobileNumber });
      const code = inbox[0]?.slice(0, 6) ?? '';
      const verify = () => codeOf(verifyCode(one, { mobileNumber, code }));
      const [used, deleted] = await Promise.all([verify(), codeOf(remove(one))]);
      expect(['answered', 'bad_input', 'not_signed_in']).toContain(used);
      expect(deleted).toBe('answered');
      expect(await whereIs(mobileNumber)).toEqual([]);
    }
  });

  test('ten of itself happens once', async () => {
    const one = await guest(database.db);
    const ends = await Promise.all(Array.from({ length: 10 }, () => codeOf(remove(one))));
    expect(ends).toContain('answered');
    for (const end of ends) expect(['answered', 'not_signed_in']).toContain(end);
    await audit();
  });

  test.each([
    ['a rating', 'SELECT id FROM chat_feedback WHERE user_id = $1 FOR UPDATE'],
    ['what is remembered', 'SELECT id FROM letta_agents WHERE user_id = $1 FOR UPDATE'],
    ['the choice about memory', 'SELECT user_id FROM memory_settings WHERE user_id = $1 FOR UPDATE'],
  ])('somebody who holds %s and then wants the person waits for nobody in a circle', async (_what, hold) => {
    const one = await guest(database.db);
    await leaveTraces(one, `q${randomUUID().slice(0, 8)}q`, '+919812345679');
    let locked: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const transaction: typeof one.db.transaction = (work) =>
      database.db.transaction((tx) =>
        work({
          ...tx,
          query: async (text, values) => {
            const rows = await tx.query(text, values);
            if (/FROM users .*FOR UPDATE/s.test(text)) locked();
            return rows;
          },
        }),
      );
    const scope = { ...one, db: { ...one.db, transaction } };
    let deleting: Promise<string> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.query(hold, [idOf(one)]);
      deleting = codeOf(remove(scope));
      await begun;
      await tx.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [idOf(one)]);
    });
    expect(await deleting).toBe('answered');
    await audit();
  });

  test('a payment that comes later queues the money to go back, once', async () => {
    const shop = cashfreeBook();
    const one = await guest(database.db, { payments: shop.provider });
    const { order_id: orderId } = await recharge(one, { userId: idOf(one), planId: 'standard' });
    await remove(one);
    const payment = shop.attempt(orderId, 'SUCCESS');
    const cashfree = scopeOf(database.db, { payments: shop.provider });
    for (let time = 0; time < 3; time += 1) {
      await paymentWebhook(cashfree, shop.webhook(orderId, payment));
    }
    await sql().query(`UPDATE payments SET next_check_at = now() WHERE order_id = $1 AND status <> 'paid'`, [
      orderId,
    ]);
    await reconcileOpenOrders(cashfree);
    const { rows } = await sql().query(
      `SELECT p.status, p.user_id, r.amount::int AS back, r.status AS queue FROM payments p JOIN payment_refunds r ON r.payment_id = p.id WHERE p.order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ status: 'paid', user_id: null, back: 199, queue: 'queued' }]);
    expect(cashfree.noted).toEqual(['refund: deleted account']);
    const { rows: credits } = await sql().query('SELECT 1 FROM ledger_entries WHERE reference = $1', [
      `payment:${orderId}`,
    ]);
    expect(credits).toEqual([]);
  });

  test('a payment that settles in the same moment is either credited first or goes back', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shop = cashfreeBook();
      const one = await guest(database.db, { payments: shop.provider });
      const { order_id: orderId } = await recharge(one, { userId: idOf(one), planId: 'starter' });
      const payment = shop.attempt(orderId, 'SUCCESS');
      const cashfree = scopeOf(database.db, { payments: shop.provider });
      const hook = () => paymentWebhook(cashfree, shop.webhook(orderId, payment));
      await Promise.all([hook(), remove(one), hook()]);
      const { rows } = await sql().query(
        `SELECT (SELECT count(*)::int FROM ledger_entries WHERE reference = 'payment:' || $1) +
           (SELECT count(*)::int FROM payment_refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1) AS once,
           (SELECT status FROM payments WHERE order_id = $1) AS status`,
        [orderId],
      );
      expect(rows).toEqual([{ once: 1, status: 'paid' }]);
    }
    await audit();
  });
});
