import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteChat } from '@/lib/account/service';
import { registerUser } from '@/lib/users/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { INBOX_PAGE } from './constants';
import { LAST_HELP } from './copy';
import { arrangeChat, listInbox } from './service';

const database = serviceDatabase();

const list = (scope: TestScope, options: { archived?: '1'; after?: string } = {}) =>
  listInbox(scope, { archived: undefined, after: undefined, ...options });
const idsOf = async (scope: TestScope, options: { archived?: '1' } = {}) =>
  (await list(scope, options)).chats.map(({ id }) => id);
const arrange = (
  scope: TestScope,
  sessionId: string,
  change: { pinned?: boolean; archived?: boolean; ownName?: string | null },
) => arrangeChat(scope, { sessionId, pinned: undefined, archived: undefined, ownName: undefined, ...change });

/** Stores what was said in a chat, some minutes ago. */
async function say(sessionId: string, content: string, minutesAgo: number, sender = 'ai', type = 'text') {
  await database.sql.query(
    `INSERT INTO messages (id, session_id, sender, content, message_type, timestamp)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, now() - $5 * interval '1 minute')`,
    [sessionId, sender, content, type, minutesAgo],
  );
}

describe('the list', () => {
  test('has the chat last talked in first, with its last words, whose they were, and no notices', async () => {
    const person = await guest(database.db);
    const [first, second, empty] = [await chat(person), await chat(person, 'romantic'), await chat(person)];
    await database.sql.query(
      "UPDATE chat_sessions SET created_at = now() - interval '1 day' WHERE id = ANY($1)",
      [[first, second, empty]],
    );
    await say(first, 'नमस्ते, कैसे हो?', 9);
    await say(second, 'Hello', 8);
    await say(first, 'मैं ठीक हूँ।\nऔर तुम?', 7, 'user');
    await say(second, 'You have no messages left.', 5, 'system', 'recharge_required');
    const { chats, next, archived } = await list(person);
    expect(chats.map(({ id, last }) => ({ id, last }))).toEqual([
      { id: first, last: { own: true, words: 'मैं ठीक हूँ। और तुम?' } },
      { id: second, last: { own: false, words: 'Hello' } },
      { id: empty, last: null },
    ]);
    expect(chats[1]).toMatchObject({ chatType: 'romantic', pinned: false, ownName: null });
    expect([next, archived]).toEqual([null, 0]);
    await say(second, 'Please call 14416', 1, 'system', 'crisis_support');
    expect((await list(person)).chats[0]).toMatchObject({ id: second, last: { words: LAST_HELP } });
  });

  test('comes in pages that miss and repeat nothing, pinned ones first', async () => {
    const person = await guest(database.db);
    const ids: string[] = [];
    for (let at = 0; at < INBOX_PAGE + 3; at += 1) ids.push(await chat(person));
    // All of one moment: the order must not depend on time alone.
    await database.sql.query('UPDATE chat_sessions SET created_at = $2 WHERE id = ANY($1)', [
      ids,
      new Date('2026-10-01T00:00:00Z'),
    ]);
    const pinned = [ids[4] ?? '', ids[9] ?? ''];
    for (const id of pinned) await arrange(person, id, { pinned: true });
    const page = await list(person);
    expect(page.chats).toHaveLength(INBOX_PAGE);
    const rest = await list(person, { after: page.next ?? '' });
    expect(rest.next).toBeNull();
    const all = [...page.chats, ...rest.chats];
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids));
    expect(all).toHaveLength(ids.length);
    expect(new Set(all.slice(0, 2).map(({ id }) => id))).toEqual(new Set(pinned));
    await expect(
      list(person, { after: '0_2026-99-99T00:00:00Z_01234567-89ab-4def-8123-456789abcdef' }),
    ).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('is empty for somebody new, and has what a browser began before it had a user', async () => {
    const visitorId = randomUUID();
    const browser = scopeOf(database.db, { actor: { visitorId, ipAddress: visitorId } });
    expect((await list(browser)).chats).toEqual([]);
    const id = await chat(browser);
    expect(await idsOf(browser)).toEqual([id]);
    const { id: userId } = await registerUser(browser, { browserFingerprint: visitorId });
    expect(await idsOf(scopeOf(database.db, { actor: { visitorId, ipAddress: visitorId, userId } }))).toEqual(
      [id],
    );
    // The answer to the registration was lost: the cookie names no user yet.
    expect(await idsOf(browser)).toEqual([id]);
  });
});

describe('arranging', () => {
  test('pins, archives and names a chat; twice from two tabs is as once', async () => {
    const person = await guest(database.db);
    const [first, second] = [await chat(person), await chat(person)];
    await Promise.all([arrange(person, first, { pinned: true }), arrange(person, first, { pinned: true })]);
    expect((await list(person)).chats[0]).toMatchObject({ id: first, pinned: true });
    await arrange(person, second, { ownName: 'परीक्षा की चिंता' });
    expect((await list(person)).chats[1]).toMatchObject({ id: second, ownName: 'परीक्षा की चिंता' });

    await Promise.all([
      arrange(person, first, { archived: true }),
      arrange(person, first, { archived: true }),
    ]);
    expect(await idsOf(person)).toEqual([second]);
    expect((await list(person)).archived).toBe(1);
    // It is pinned no more.
    expect((await list(person, { archived: '1' })).chats).toMatchObject([{ id: first, pinned: false }]);

    await arrange(person, first, { archived: false });
    await arrange(person, second, { ownName: null });
    expect(new Set(await idsOf(person))).toEqual(new Set([first, second]));
    expect((await list(person)).chats.every(({ ownName, pinned }) => ownName === null && !pinned)).toBe(true);
    await arrange(person, first, { archived: true });
    // Pinned in a tab that still shows it in the list.
    await arrange(person, first, { pinned: true });
    expect((await list(person)).chats[0]).toMatchObject({ id: first, pinned: true });
  });

  test('nobody lists or arranges the chats of others, and no change of a chat that is gone', async () => {
    const [person, other] = [await guest(database.db), await guest(database.db)];
    const id = await chat(person);
    expect(await idsOf(other)).toEqual([]);
    for (const stranger of [other, scopeOf(database.db)])
      await expect(arrange(stranger, id, { pinned: true })).rejects.toMatchObject({ code: 'not_found' });
    expect((await list(person)).chats[0]).toMatchObject({ pinned: false });
    await deleteChat(person, { sessionId: id });
    expect(await idsOf(person)).toEqual([]);
    await expect(arrange(person, id, { archived: true })).rejects.toMatchObject({ code: 'not_found' });
  });
});
