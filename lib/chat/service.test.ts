import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listPsychologists } from '@/lib/companions/catalogue/service';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { resolveLoadingTarget } from '@/lib/companions/service';
import { registerUser } from '@/lib/users/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { HISTORY_PAGE } from './constants';
import { getSession, listMessages, startSession } from './service';
import { sendMessage } from './turns/service';

const database = serviceDatabase();

const start = (scope: TestScope, body: Parameters<typeof startSession>[1]) => startSession(scope, body);
const session = (scope: TestScope, sessionId: string) => getSession(scope, { sessionId });
const page = (scope: TestScope, sessionId: string, before?: string) =>
  listMessages(scope, { sessionId, before });
const companionFor = async (chatType: string) => {
  const { rows } = await database.sql.query(
    'SELECT id, name FROM companions WHERE suitable_for_chat_types[1] = $1 ORDER BY name LIMIT 1',
    [chatType],
  );
  return rows[0] as { id: string; name: string };
};

describe('starting a chat', () => {
  test('a chat type alone gets the companion this person talked to last in that type', async () => {
    const person = await guest(database.db);
    const { id, name } = await companionFor('romantic');
    await start(person, { chatType: 'romantic', companionId: id });
    const again = await session(person, await chat(person, 'romantic'));
    expect(again).toMatchObject({ companionId: id, companionName: name, chatType: 'romantic' });
  });

  test('to somebody new, companions of the type come one after the other', async () => {
    const first = await guest(database.db);
    const names = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const person = turn === 0 ? first : await guest(database.db);
      names.push((await session(person, await chat(person, 'truelove'))).companionName);
    }
    expect(new Set(names).size).toBe(3);
  });

  test('an unknown companion, one of another type, and another user id are refused', async () => {
    const person = await guest(database.db);
    const { id } = await companionFor('psychologist');
    await expect(start(person, { chatType: 'friendly', companionId: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(start(person, { chatType: 'friendly', companionId: id })).rejects.toMatchObject({
      code: 'bad_input',
    });
    await expect(start(person, { chatType: 'friendly', userId: randomUUID() })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  test('a psychologist needs 12 messages, and says how many are missing', async () => {
    const poor = await guest(database.db, { balance: 11 });
    await expect(chat(poor, 'psychologist')).rejects.toMatchObject({
      code: 'payment_required',
      fields: { required: 12, balance: 11, shortfall: 1 },
    });
    expect(await chat(await guest(database.db, { balance: 12 }), 'psychologist')).toBeTruthy();
  });

  test('a busy companion is refused with the minutes, and another is picked when only the type was asked for', async () => {
    const person = await guest(database.db, { balance: 20 });
    const { id } = await companionFor('psychologist');
    await start(person, { chatType: 'psychologist', companionId: id });
    await database.sql.query(
      "UPDATE companions SET unavailable_until = now() + interval '23 minutes 30 seconds' WHERE id = $1",
      [id],
    );
    await expect(start(person, { chatType: 'psychologist', companionId: id })).rejects.toMatchObject({
      code: 'conflict',
      fields: { minutesRemaining: 24 },
    });
    const other = await session(person, await chat(person, 'psychologist'));
    expect(other.companionId).not.toBe(id);
    const listed = (await listPsychologists(person)).find((one) => one.id === id);
    expect(listed).toMatchObject({ isAvailable: false, minutesRemaining: 24 });
    await database.sql.query('UPDATE companions SET unavailable_until = NULL WHERE id = $1', [id]);
  });

  const sessionsOf = async ({ actor }: TestScope) =>
    (await database.sql.query('SELECT id FROM chat_sessions WHERE visitor_id = $1', [actor.visitorId])).rows;

  test('asked for again by the same browser it is the same chat, also ten times at once and when it could not begin now', async () => {
    const person = await guest(database.db, { balance: 12 });
    const wanted = { chatType: 'psychologist', clientSessionId: randomUUID() } as const;
    const begun = await Promise.all(Array.from({ length: 10 }, () => start(person, wanted)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(await sessionsOf(person)).toEqual([begun[0]]);
    await database.sql.query(
      "UPDATE companions SET unavailable_until = now() + interval '1 hour' WHERE id = (SELECT companion_id FROM chat_sessions WHERE id = $1)",
      [begun[0]?.id],
    );
    expect(await start(person, { ...wanted, clientSessionId: wanted.clientSessionId.toUpperCase() })).toEqual(
      begun[0],
    );
    await database.sql.query('UPDATE companions SET unavailable_until = NULL');
    expect(await start(person, { ...wanted, clientSessionId: randomUUID() })).not.toEqual(begun[0]);
  });

  test('somebody else who names the same chat gets one of their own', async () => {
    const [one, other] = [await guest(database.db), await guest(database.db)];
    const wanted = { chatType: 'friendly', clientSessionId: randomUUID() } as const;
    const { id } = await start(one, wanted);
    const theirs = await start(other, wanted);
    expect(theirs.id).not.toBe(id);
    expect((await session(other, theirs.id)).messagesLeft).toBe(5);
  });

  test('without a user the chat is begun once, too, with one grant, and stays the same when the user is known', async () => {
    const browser = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const wanted = {
      chatType: 'friendly',
      browserFingerprint: 'a phone',
      clientSessionId: randomUUID(),
    } as const;
    const begun = await Promise.all(Array.from({ length: 5 }, () => start(browser, wanted)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect((await session(browser, begun[0]?.id ?? '')).messagesLeft).toBe(10);
    const { rows } = await database.sql.query('SELECT delta FROM ledger_entries WHERE owner_id = $1', [
      begun[0]?.id,
    ]);
    expect(rows).toEqual([{ delta: 10 }]);
    await registerUser(browser, {});
    expect(await start(browser, wanted)).toEqual(begun[0]);
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  test('keeps the prompt that was active when it began', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    const { rows } = await database.sql.query(
      'SELECT p.prompt_for, p.is_active FROM chat_sessions s JOIN prompts p ON p.id = s.prompt_id WHERE s.id = $1',
      [sessionId],
    );
    expect(rows).toEqual([{ prompt_for: 'friendly', is_active: true }]);
  });
});

describe('a browser whose registration answer was lost', () => {
  test('has the chats of the user it got, begun before or after, with everything in them', async () => {
    const browser = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const before = await chat(browser);
    await registerUser(browser, {});
    for (const sessionId of [before, await chat(browser)]) {
      expect((await session(browser, sessionId)).messagesLeft).toBe(before === sessionId ? 5 : 4);
      const sent = await sendMessage(browser, { sessionId, sender: 'user', content: 'hi' });
      expect(sent.aiMessages.length).toBeGreaterThan(0);
      await sendMessage(browser, { sessionId, sender: 'user', content: 'I want to die' });
      expect((await page(browser, sessionId)).map((one) => one.content)).toContain('hi');
    }
    expect((await session(browser, await chat(browser))).companionName).toBe(
      (await session(browser, before)).companionName,
    );
  });
});

describe('what /loading/{id} is about', () => {
  test('a chat type, or a companion with its first type, or nothing', async () => {
    const scope = scopeOf(database.db);
    for (const chatType of CHAT_TYPES)
      expect(await resolveLoadingTarget(scope, chatType)).toMatchObject({ chatType, companionId: null });
    const { id } = await companionFor('friendly');
    expect(await resolveLoadingTarget(scope, id)).toMatchObject({ chatType: 'friendly', companionId: id });
    expect(await resolveLoadingTarget(scope, 'romantic', id)).toMatchObject({
      chatType: 'romantic',
      companionId: id,
    });
    expect(await resolveLoadingTarget(scope, 'romantic', 'nobody')).toBeNull();
    expect(await resolveLoadingTarget(scope, randomUUID())).toBeNull();
    expect(await resolveLoadingTarget(scope, "'; DROP TABLE users; --")).toBeNull();
  });
});

describe('the history', () => {
  test('comes newest page first, in time order, and pages back without gap or repeat', async () => {
    const person = await guest(database.db, { ...scriptedModel(() => 'Haan.'), balance: 70 });
    const sessionId = await chat(person);
    for (let index = 0; index < 60; index += 1) {
      await sendMessage(person, { sessionId, sender: 'user', content: `message ${index}` });
    }
    const newest = await page(person, sessionId);
    expect(newest).toHaveLength(HISTORY_PAGE);
    const middle = await page(person, sessionId, newest[0]?.id);
    const oldest = await page(person, sessionId, middle[0]?.id);
    const all = [...oldest, ...middle, ...newest];
    expect(all).toHaveLength(120);
    expect(all.filter((one) => one.sender === 'user').map((one) => one.content)).toEqual(
      Array.from({ length: 60 }, (_, index) => `message ${index}`),
    );
    expect(new Set(all.map((one) => one.id)).size).toBe(120);
    expect(await page(person, sessionId, oldest[0]?.id)).toEqual([]);
  });

  test('an anchor of another chat brings nothing', async () => {
    const person = await guest(database.db);
    const [one, two] = [await chat(person), await chat(person)];
    const { userMessage } = await sendMessage(person, { sessionId: two, sender: 'user', content: 'x' });
    await sendMessage(person, { sessionId: one, sender: 'user', content: 'y' });
    expect(await page(person, one, userMessage.id)).toEqual([]);
  });
});
