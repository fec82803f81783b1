import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportData } from '@/lib/account/export/service';
import { endIncognitoChats } from '@/lib/account/incognito/jobs';
import { listChats } from '@/lib/account/service';
import { sendNotices } from '@/lib/users/push/jobs';
import { getMe } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { DOG, noteTaker, prompt, read, texts } from '@/tests/setup/note-taker';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { searchMessages } from '../inbox/search/service';
import { arrangeChat, listInbox } from '../inbox/service';
import { lookForNews } from '../news/service';
import { getSession, listMessages, startSession } from '../service';
import { sendMessage } from '../turns/service';
import { welcome } from '../turns/welcome/service';
import { INCOGNITO_LASTS_MS } from './constants';

const database = serviceDatabase();
// What an earlier test left is none of this one's business.
beforeEach(() => database.sql.query('DELETE FROM chat_sessions WHERE goes_at IS NOT NULL'));
const rows = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;

const incognito = async (person: TestScope, chatType: 'friendly' | 'romantic' = 'friendly') =>
  (await startSession(person, { chatType, incognito: true })).id;
const send = (person: TestScope, sessionId: string, content: string) =>
  sendMessage(person, { sessionId, sender: 'user', content });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );
/** The same person, a day later. */
const dayLater = (person: TestScope): TestScope => ({
  ...person,
  now: () => new Date(Date.now() + INCOGNITO_LASTS_MS),
});
const inbox = async (person: TestScope) => (await listInbox(person, {})).chats;
const balanceOf = async (person: TestScope) => (await getMe(person)).messageBalance;

describe('an incognito chat', () => {
  test('says when it goes, is marked in the list without its words, and leads nobody from home', async () => {
    const person = await guest(database.db);
    const before = await chat(person);
    const sessionId = await incognito(person);
    await send(person, sessionId, 'mera raaz');
    const { goesAt } = await getSession(person, { sessionId });
    expect(Date.parse(goesAt ?? '') - Date.now()).toBeGreaterThan(INCOGNITO_LASTS_MS - 60_000);
    expect(Date.parse(goesAt ?? '') - Date.now()).toBeLessThanOrEqual(INCOGNITO_LASTS_MS);
    expect((await getSession(person, { sessionId: before })).goesAt).toBeNull();
    const listed = await inbox(person);
    expect(listed.find(({ id }) => id === sessionId)).toMatchObject({
      incognito: true,
      last: { own: false, words: 'Its words are not shown here' },
    });
    expect(listed.find(({ id }) => id === before)).toMatchObject({ incognito: false });
    expect((await listChats(person, {})).chats.map((one) => [one.id, one.incognito])).toEqual([
      [sessionId, true],
      [before, false],
    ]);
    expect((await getMe(person)).lastChatSession?.id).toBe(before);
  });

  test('chooses no companion for other chats', async () => {
    const person = await guest(database.db);
    const usual = await getSession(person, { sessionId: await chat(person) });
    const [other] = await rows(
      `SELECT id FROM companions WHERE 'friendly' = ANY (suitable_for_chat_types) AND id <> $1 LIMIT 1`,
      [usual.companionId],
    );
    await startSession(person, { chatType: 'friendly', companionId: other.id, incognito: true });
    const next = await getSession(person, { sessionId: await chat(person) });
    expect(next.companionId).toBe(usual.companionId);
  });

  test('knows nothing of what was remembered elsewhere, and nothing of it is learned', async () => {
    const { chatModel, asked } = noteTaker([DOG]);
    const person = await guest(database.db, { chatModel, balance: 20 });
    await send(person, await chat(person), 'Suno, my dog is called Bruno');
    await read(person);
    expect(await texts(person)).toEqual(['Has a dog called Bruno']);
    const sessionId = await incognito(person);
    await welcome(person, { sessionId });
    await send(person, sessionId, 'What is the name of my dog?');
    expect(prompt(asked)).not.toContain('Bruno');
    await send(person, sessionId, 'Suno, my dog is called Bruno');
    expect(await rows('SELECT 1 FROM memory_marks WHERE session_id = $1', [sessionId])).toEqual([]);
    expect(await read(person)).toBe(0);
    // In any other chat it is known as before.
    await send(person, await chat(person), 'What is the name of my dog?');
    expect(prompt(asked)).toContain('Bruno');
  });

  test('is searched by nobody', async () => {
    const person = await guest(database.db);
    const word = `kabutar${randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`;
    await send(person, await incognito(person), `mera ${word}`);
    expect((await searchMessages(person, { words: word })).messages).toEqual([]);
    await send(person, await chat(person), `mera ${word}`);
    expect((await searchMessages(person, { words: word })).messages).toHaveLength(1);
  });

  test('costs what any chat costs, and a cry for help is answered there as anywhere', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel, balance: 3 });
    const sessionId = await incognito(person);
    await send(person, sessionId, 'Kaise ho?');
    expect(await balanceOf(person)).toBe(2);
    const said = asked.length;
    const answer = await send(person, sessionId, 'main marna chahti hoon');
    expect(answer.systemMessage).toMatchObject({ messageType: 'crisis_support' });
    expect(answer.aiMessages.map((one) => one.content).join(' ')).toMatch(/14416.*112/s);
    expect(asked).toHaveLength(said);
    expect(await balanceOf(person)).toBe(2);
    await endIncognitoChats(dayLater(person));
    expect(
      await rows('SELECT 1 FROM crisis_states WHERE person_id = $1', [person.actor.userId]),
    ).toHaveLength(1);
  });

  test('needs somebody whom we know: what is bought in it must not go with it', async () => {
    const browser = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const wanted = { chatType: 'friendly', browserFingerprint: 'a phone', incognito: true } as const;
    expect(await codeOf(startSession(browser, wanted))).toBe('not_allowed');
  });

  test('goes along into the account of who signs in', async () => {
    const profile = googleProfile();
    await signIn(await guest(database.db), profile);
    const browser = await guest(database.db);
    const sessionId = await incognito(browser);
    const { id: userId } = await signIn(browser, profile);
    const member = scopeOf(database.db, { actor: { ...browser.actor, userId } });
    expect((await getSession(member, { sessionId })).goesAt).not.toBeNull();
    expect(await endIncognitoChats(dayLater(member))).toBe(1);
    expect(await rows('SELECT 1 FROM chat_sessions WHERE id = $1', [sessionId])).toEqual([]);
  });

  test('is told on a lock screen without a name, whatever was chosen', async () => {
    const sent: string[] = [];
    const push = {
      publicKey: 'key',
      knows: () => true,
      send: async (_: unknown, { text }: { text: string }) => {
        sent.push(text);
        return { outcome: 'taken' as const };
      },
    };
    const person = await guest(database.db, { push });
    const { userId } = person.actor;
    const [device] = await rows('SELECT id FROM device_sessions WHERE user_id = $1', [userId]);
    await rows(
      `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, server_key, kinds, shows_sender, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'p', 'a', 'key', '{reply}', true, now())`,
      [userId, device.id, `https://push.example/${randomUUID()}`],
    );
    const [quiet, usual] = [await incognito(person), await chat(person)];
    await send(person, quiet, 'Kaise ho?');
    await send(person, usual, 'Kaise ho?');
    await sendNotices({ ...person, now: () => new Date(Date.now() + 60_000) });
    const told = sent.map((text) => JSON.parse(text) as { body: string; path: string });
    expect(told.find(({ path }) => path.endsWith(quiet))?.body).toBe('You have a new message');
    expect(told.find(({ path }) => path.endsWith(usual))?.body).toContain('(AI) has written to you');
  });
});

describe('24 hours after it was begun', () => {
  test('it is missing at once, wherever it is asked for, and nothing is charged', async () => {
    const person = await guest(database.db, { balance: 5 });
    const sessionId = await incognito(person);
    await send(person, sessionId, 'Kaise ho?');
    const later = dayLater(person);
    expect(
      await Promise.all(
        [
          getSession(later, { sessionId }),
          listMessages(later, { sessionId }),
          send(later, sessionId, 'Kaise ho?'),
          welcome(later, { sessionId }),
          lookForNews(later, { sessionId }),
        ].map(codeOf),
      ),
    ).toEqual(Array(5).fill('not_found'));
    expect(await inbox(later)).toEqual([]);
    expect((await listChats(later, {})).chats).toEqual([]);
    expect(await balanceOf(person)).toBe(4);
    // A cry for help is heard until the chat is deleted.
    const answer = await send(later, sessionId, 'main marna chahti hoon');
    expect(answer.systemMessage).toMatchObject({ messageType: 'crisis_support' });
  });

  test('all of it is deleted, and the ledger and other chats stay', async () => {
    const person = await guest(database.db, { balance: 5 });
    const [usual, sessionId] = [await chat(person), await incognito(person)];
    await send(person, sessionId, 'Kaise ho?');
    await arrangeChat(person, { sessionId, archived: true });
    const count = async (table: string, column = 'session_id') =>
      (await rows(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [sessionId])).length;
    const ledger = () =>
      rows('SELECT delta, kind FROM ledger_entries WHERE owner_id = $1', [person.actor.userId]);
    const before = await ledger();
    expect(await endIncognitoChats(person)).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => endIncognitoChats(dayLater(person))));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    for (const table of ['messages', 'chat_turns', 'memory_marks', 'ai_usage'])
      expect(await count(table)).toBe(0);
    expect(await count('chat_sessions', 'id')).toBe(0);
    expect(await ledger()).toEqual(before);
    expect((await getMe(person)).lastChatSession?.id).toBe(usual);
    expect(await codeOf(getSession(person, { sessionId: usual }))).toBe('answered');
  });

  test('a reply under way is waited for', async () => {
    const person = await guest(database.db);
    const sessionId = await incognito(person);
    await send(person, sessionId, 'Kaise ho?');
    await rows(
      "UPDATE chat_turns SET state = 'pending', settled_at = NULL WHERE session_id = $1 AND kind = 'message'",
      [sessionId],
    );
    expect(await endIncognitoChats(dayLater(person))).toBe(0);
    await rows(
      "UPDATE chat_turns SET state = 'answered', settled_at = now() WHERE session_id = $1 AND kind = 'message'",
      [sessionId],
    );
    expect(await endIncognitoChats(dayLater(person))).toBe(1);
  });

  test('what an authority wants kept is kept, and nobody can open it', async () => {
    const person = await guest(database.db);
    const sessionId = await incognito(person);
    await rows("UPDATE users SET legal_hold_at = now(), legal_hold_reference = 'order 1' WHERE id = $1", [
      person.actor.userId,
    ]);
    expect(await endIncognitoChats(dayLater(person))).toBe(0);
    expect(await codeOf(getSession(dayLater(person), { sessionId }))).toBe('not_found');
    await rows('UPDATE users SET legal_hold_at = NULL, legal_hold_reference = NULL WHERE id = $1', [
      person.actor.userId,
    ]);
    expect(await endIncognitoChats(dayLater(person))).toBe(1);
  });

  test('a download of the data has it no more', async () => {
    const person = await guest(database.db);
    const sessionId = await incognito(person);
    const now = new Date(Date.now() + INCOGNITO_LASTS_MS);
    const chatsIn = async (scope: TestScope) => {
      const files = unzipSync((await exportData(scope)).bytes);
      return strFromU8(files['my-data.json'] ?? new Uint8Array());
    };
    expect(await chatsIn(person)).toContain(sessionId);
    expect(await chatsIn({ ...person, now: () => now })).not.toContain(sessionId);
  });
});
