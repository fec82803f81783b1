import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { indiaDay } from '@/lib/kit/india-time';
import { noJudge } from '@/lib/safety/judgement/service';
import { sendNotices } from '@/lib/users/push/jobs';
import { changePush, getPush, turnOnPush } from '@/lib/users/push/service';
import { getMe } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { startPushService } from '@/tests/setup/push-service';
import { judgeOf, scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { listInbox } from '../inbox/service';
import { listMessages } from '../service';
import { CHECK_INS_KEPT_DAYS } from './constants';
import { checkIn } from './jobs';
import { collectPersonalData, forgetOldCheckIns, stopCheckIns } from './service';

const database = serviceDatabase();
let pushService: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  pushService = await startPushService();
});
afterAll(() => pushService.stop());
// Whom an earlier test left willing is none of this one's business.
beforeEach(() => database.sql.query('DELETE FROM push_subscriptions'));

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in India, the day after tomorrow: whoever is here today has been away for a day by then. */
const NOON = new Date(`${indiaDay(Date.now() + 2 * DAY_MS)}T12:00:00+05:30`);
const WORDS = 'Interview kaisa raha?';

const rows = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;

type Options = Parameters<typeof guest>[1] & { text?: string; topic?: string | null };

/** Who wants to be asked, and told of an interview the day before `NOON`. */
async function willing({ text = 'Has a job interview at a bank', topic = null, ...over }: Options = {}) {
  const model = scriptedModel(() => WORDS);
  const browser = await guest(database.db, {
    ...{ push: pushService.push, now: () => NOON, balance: 5, chatModel: model.chatModel },
    judge: judgeOf().judge,
    ...over,
  });
  const userId = browser.actor.userId ?? '';
  const [{ id: deviceId }] = await rows('SELECT id FROM device_sessions WHERE user_id = $1', [userId]);
  const scope: TestScope = {
    ...browser,
    actor: { ...browser.actor, sessionId: String(deviceId) },
    now: over.now ?? (() => NOON),
  };
  const sessionId = await chat(scope);
  const { id: device, subscription } = await pushService.standIn.subscribe(pushService.push.publicKey);
  const { devices } = await turnOnPush(scope, subscription);
  const [told] = devices;
  await changePush(scope, {
    id: told?.id ?? '',
    kinds: ['reply', 'check_in'],
    showsSender: false,
  });
  const agentId = randomUUID();
  await rows(
    `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
     SELECT $1::uuid, $2::uuid, companion_id, 'builtin:' || $1::uuid, chat_type FROM chat_sessions WHERE id = $3::uuid`,
    [agentId, userId, sessionId],
  );
  await rows(
    `INSERT INTO memory_facts (id, agent_id, kind, text, words, source_seqs, embedding, happens_on, topic, confirmed_at)
     VALUES (gen_random_uuid(), $1, 'event', $2, '{}', '{}', '{}', $3::date - 1, $4, $5)`,
    [agentId, text, indiaDay(NOON), topic, new Date(NOON.getTime() - 3 * DAY_MS)],
  );
  await rows('UPDATE users SET last_seen_at = $2 WHERE id = $1', [
    userId,
    new Date(NOON.getTime() - 30 * HOUR_MS),
  ]);
  return { scope, userId, sessionId, device, asked: model.asked };
}

const said = async (scope: TestScope, sessionId: string) =>
  listMessages(scope, { sessionId, before: undefined });
const states = async (userId: string) =>
  (await rows('SELECT state FROM check_ins WHERE user_id = $1 ORDER BY created_at', [userId])).map(
    ({ state }) => state,
  );

describe('a check-in', () => {
  test('is one message of the companion’s, marked, unread, free, and told without a word of it', async () => {
    const { scope, userId, sessionId, device, asked } = await willing();
    expect(await checkIn(scope)).toBe(1);
    const messages = await said(scope, sessionId);
    expect(messages).toMatchObject([{ sender: 'ai', content: WORDS, checkIn: true, messageType: 'text' }]);
    expect((await listInbox(scope, {})).chats).toMatchObject([{ id: sessionId, unread: 1 }]);
    expect((await getMe(scope)).messageBalance).toBe(5);
    expect(
      await rows("SELECT 1 FROM ledger_entries WHERE owner_id = $1 AND kind = 'send'", [userId]),
    ).toEqual([]);
    expect(await rows('SELECT 1 FROM chat_turns WHERE session_id = $1', [sessionId])).toEqual([]);
    await sendNotices(scope);
    const [call] = await pushService.standIn.callsFor(device);
    expect(call?.urgency).toBe('low');
    expect(JSON.parse(call?.text ?? '')).toEqual({
      ...{
        body: 'You have a new message',
        lang: 'en',
        path: `/chat/${sessionId}`,
        tag: `check_in:${sessionId}`,
      },
      stops: 'check_ins',
    });
    const prompt = asked[0]?.map(({ content }) => content).join('\n') ?? '';
    expect(prompt).toContain('Has a job interview at a bank');
    expect(prompt).toContain('at most 200 characters');
    expect(prompt).toContain('did not miss them');
    expect(
      await rows('SELECT outcome, prompt_version, paid FROM ai_usage WHERE owner_id = $1', [userId]),
    ).toEqual([{ outcome: 'answered', prompt_version: 'check-in-1', paid: false }]);
  });

  test('is answered like any message, and the companion knows what it asked', async () => {
    const { scope, sessionId, asked } = await willing();
    await checkIn(scope);
    const answer = await sendMessage(scope, { sessionId, sender: 'user', content: 'Bahut achha raha' });
    expect(answer.messagesLeft).toBe(4);
    expect(asked.at(-1)).toContainEqual({ role: 'assistant', content: WORDS });
  });

  test('comes once, whatever number of processes look, and about one thing once', async () => {
    const { scope, userId, sessionId, asked } = await willing();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => checkIn({ ...scope, processId: randomUUID() })),
    );
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(asked).toHaveLength(1);
    const later = { ...scope, now: () => new Date(NOON.getTime() + 3 * DAY_MS) };
    expect(await checkIn(later)).toBe(0);
    expect(await said(scope, sessionId)).toHaveLength(1);
    expect(await states(userId)).toEqual(['sent']);
  });

  test('of a process that died while it asked a model is used up, and sends nothing', async () => {
    const { scope, userId, sessionId } = await willing();
    await rows(
      'INSERT INTO check_ins (id, user_id, session_id, created_at) VALUES (gen_random_uuid(), $1, $2, $3)',
      [userId, sessionId, new Date(NOON.getTime() - 60_000)],
    );
    expect(await checkIn(scope)).toBe(0);
    expect(await said(scope, sessionId)).toEqual([]);
    expect(await checkIn({ ...scope, now: () => new Date(NOON.getTime() + 2 * DAY_MS) })).toBe(1);
  });
});

describe('nothing is sent', () => {
  const hence = (ms: number) => new Date(NOON.getTime() + ms);

  test.each<[string, string, unknown[]]>([
    [
      'a crisis',
      "INSERT INTO crisis_states (person_id, kinds, last_sign_at) VALUES ($1, '{self_harm}', $2)",
      [hence(-13 * DAY_MS)],
    ],
    [
      'a safety event',
      "INSERT INTO safety_events (id, kind, rule, session_id, created_at) SELECT gen_random_uuid(), 'crisis', 'phrases', id, $2 FROM chat_sessions WHERE user_id = $1",
      [hence(-13 * DAY_MS)],
    ],
    [
      'a hold as a minor',
      "INSERT INTO age_holds (id, user_id, state, reference, held_at) VALUES (gen_random_uuid(), $1, 'held', 'AGE-TEST', $2)",
      [hence(-DAY_MS)],
    ],
    [
      'a suspension',
      "INSERT INTO suspensions (id, user_id, reference, scope, reason, started_at) VALUES (gen_random_uuid(), $1, 'SUS-TEST', 'person', 'why', $2)",
      [hence(-DAY_MS)],
    ],
    [
      'a pause',
      'INSERT INTO own_limits (user_id, paused_at, changed_at) VALUES ($1, $2, $2)',
      [hence(-DAY_MS)],
    ],
    [
      'quiet hours at noon',
      'INSERT INTO own_limits (user_id, quiet_from, quiet_to, changed_at) VALUES ($1, 660, 780, $2)',
      [hence(-DAY_MS)],
    ],
    ['a visit an hour ago', 'UPDATE users SET last_seen_at = $2 WHERE id = $1', [hence(-HOUR_MS)]],
    ['a visit three weeks ago', 'UPDATE users SET last_seen_at = $2 WHERE id = $1', [hence(-21 * DAY_MS)]],
    [
      'memory that is off',
      'INSERT INTO memory_settings (user_id, enabled, learn_from) VALUES ($1, false, $2)',
      [hence(-DAY_MS)],
    ],
    [
      'a chat in the archive',
      'UPDATE chat_sessions SET archived_at = $2 WHERE user_id = $1',
      [hence(-DAY_MS)],
    ],
    [
      'an incognito chat alone',
      'UPDATE chat_sessions SET goes_at = $2 WHERE user_id = $1',
      [new Date(NOON.getTime() + HOUR_MS)],
    ],
    [
      'devices that are not told of it',
      "UPDATE push_subscriptions SET kinds = '{reply}' WHERE user_id = $1 AND $2::timestamptz IS NOT NULL",
      [NOON],
    ],
    [
      'two in the last days',
      "INSERT INTO check_ins (id, user_id, state, created_at) SELECT gen_random_uuid(), $1, 'sent', $2::timestamptz - n * interval '3 days' FROM generate_series(0, 1) n",
      [hence(-49 * HOUR_MS)],
    ],
  ])('after %s', async (_why, statement, values) => {
    const { scope, userId, sessionId, asked } = await willing();
    await rows(statement, [userId, ...values]);
    expect(await checkIn(scope)).toBe(0);
    expect(asked).toEqual([]);
    expect(await rows('SELECT 1 FROM messages WHERE session_id = $1', [sessionId])).toEqual([]);
  });

  test.each<[string, Options]>([
    ['about health', { text: 'Has a surgery', topic: 'health' }],
    ['about what sounds like it', { text: 'Has to pay back a loan' }],
    ['without messages to answer with', { balance: 0 }],
    ['while operators have switched it off', { checkInsOpen: false }],
    ['when the day’s free replies are used up', { budgets: { freeReplies: 1 } }],
    ['at night', { now: () => new Date(NOON.getTime() + 11 * HOUR_MS) }],
  ])('%s', async (_why, over) => {
    const { scope, asked } = await willing(over);
    await rows(
      'INSERT INTO free_replies (day, replies) VALUES ($1::date, 1) ON CONFLICT (day) DO UPDATE SET replies = 1',
      [indiaDay(NOON)],
    );
    expect(await checkIn(scope)).toBe(0);
    expect(asked).toEqual([]);
  });

  test('while the kind of chat is off', async () => {
    const { scope, asked } = await willing();
    expect(await checkIn({ ...scope, closedChatTypes: ['friendly'] })).toBe(0);
    expect(asked).toEqual([]);
  });

  test.each<[string, Options]>([
    ['presses', { chatModel: scriptedModel(() => 'I missed you! Interview kaisa raha?').chatModel }],
    ['is too long', { chatModel: scriptedModel(() => `Kaisa raha? ${'Batao na, '.repeat(30)}`).chatModel }],
    [
      'breaks a rule of replies',
      {
        chatModel: scriptedModel(() => 'You have only 3 messages left, recharge now. Kaisa raha?').chatModel,
      },
    ],
    ['says that it is no matter for a question', { chatModel: scriptedModel(() => 'NONE').chatModel }],
    ['a judge does not let pass', { ...judgeOf({ draft: () => ['coercion'] }) }],
    ['a judge finds to sell', { ...judgeOf({ checkIn: () => ['sells'] }) }],
    ['a judge says nothing of', { ...judgeOf({ checkIn: () => null }) }],
    ['nobody can judge', { judge: noJudge }],
  ])('that %s, and it is not tried again', async (_what, over) => {
    const { scope, userId, sessionId } = await willing(over);
    expect(await checkIn(scope)).toBe(0);
    expect(await checkIn(scope)).toBe(0);
    expect(await said(scope, sessionId)).toEqual([]);
    expect(await states(userId)).toEqual(['dropped']);
    expect(await rows('SELECT outcome FROM ai_usage WHERE owner_id = $1', [userId])).toEqual([
      { outcome: 'failed' },
    ]);
    expect(await rows("SELECT 1 FROM push_notices WHERE kind = 'check_in'")).toEqual([]);
  });

  test('by a model that fails', async () => {
    const { scope, userId } = await willing({
      chatModel: scriptedModel(() => Promise.reject(new Error('no model'))).chatModel,
    });
    expect(await checkIn(scope)).toBe(0);
    expect(await states(userId)).toEqual(['dropped']);
  });

  test.each<[string, (person: { scope: TestScope; userId: string; sessionId: string }) => Promise<unknown>]>([
    ['stopped them', ({ scope }) => stopCheckIns(scope)],
    ['came back', ({ userId }) => rows('UPDATE users SET last_seen_at = $2 WHERE id = $1', [userId, NOON])],
    ['deleted the chat', ({ sessionId }) => rows('DELETE FROM chat_sessions WHERE id = $1', [sessionId])],
    [
      'had it forgotten',
      ({ userId }) =>
        rows('DELETE FROM memory_facts f USING letta_agents a WHERE a.id = f.agent_id AND a.user_id = $1', [
          userId,
        ]),
    ],
    [
      'was in danger',
      ({ userId }) =>
        rows("INSERT INTO crisis_states (person_id, kinds, last_sign_at) VALUES ($1, '{self_harm}', $2)", [
          userId,
          NOON,
        ]),
    ],
  ])(
    'to somebody who %s while the model wrote, and no transaction is open meanwhile',
    async (_what, meanwhile) => {
      let then: () => Promise<unknown> = async () => undefined;
      const model = scriptedModel(async () => {
        await then();
        return WORDS;
      });
      const person = await willing({ chatModel: model.chatModel });
      then = () => meanwhile(person);
      expect(await checkIn(person.scope)).toBe(0);
      expect(model.asked).toHaveLength(1);
      expect(await rows('SELECT 1 FROM messages WHERE session_id = $1', [person.sessionId])).toEqual([]);
      expect(await states(person.userId)).toEqual(['dropped']);
    },
  );
});

describe('one tap', () => {
  test('ends them on every device, and leaves the rest as it was chosen', async () => {
    const { scope, sessionId, device } = await willing();
    await checkIn(scope);
    expect(await stopCheckIns(scope)).toEqual({ stopped: true });
    await stopCheckIns(scope);
    expect((await getPush(scope)).devices).toMatchObject([{ kinds: ['reply'] }]);
    await sendNotices(scope);
    expect(await pushService.standIn.callsFor(device)).toEqual([]);
    expect(await said(scope, sessionId)).toHaveLength(1);
    await expect(stopCheckIns(scopeOf(database.db))).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('what could not be told by day waits for the morning', async () => {
    const { scope, device } = await willing();
    await checkIn(scope);
    const inHours = (hours: number) => ({ ...scope, now: () => new Date(NOON.getTime() + hours * HOUR_MS) });
    await sendNotices(inHours(11));
    expect(await pushService.standIn.callsFor(device)).toEqual([]);
    await sendNotices(inHours(20.1));
    expect(await pushService.standIn.callsFor(device)).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('goes with a guest into the account, so that nobody is asked more often', async () => {
    const profile = googleProfile();
    await signIn(await guest(database.db), profile);
    const [{ id: accountId }] = await rows('SELECT id FROM users WHERE google_id = $1', [profile.googleId]);
    const { scope, userId } = await willing();
    await checkIn(scope);
    await signIn({ ...scope, now: () => new Date() }, profile);
    expect(accountId).not.toBe(userId);
    expect(await collectPersonalData(database.db, accountId)).toMatchObject([{ state: 'sent' }]);
    expect(await collectPersonalData(database.db, userId)).toEqual([]);
  });

  test('is deleted after 30 days; the message stays', async () => {
    const { scope, userId, sessionId } = await willing();
    await checkIn(scope);
    const inDays = (days: number) => ({ ...scope, now: () => new Date(NOON.getTime() + days * DAY_MS) });
    await forgetOldCheckIns(inDays(CHECK_INS_KEPT_DAYS - 1));
    expect(await states(userId)).toEqual(['sent']);
    await forgetOldCheckIns(inDays(CHECK_INS_KEPT_DAYS + 1));
    expect(await states(userId)).toEqual([]);
    expect(await rows('SELECT 1 FROM messages WHERE session_id = $1', [sessionId])).toHaveLength(1);
  });
});
