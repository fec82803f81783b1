import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deleteChat } from '@/lib/account/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { arrangeChat } from '../service';
import { LOOKED_AT_FIRST, SEARCH_PAGE } from './constants';
import { wordsOf } from './rules';
import { searchMessages } from './service';
import * as store from './store';

const database = serviceDatabase();

const search = (scope: TestScope, words: string, after?: string) => searchMessages(scope, { words, after });
const found = async (scope: TestScope, words: string) =>
  (await search(scope, words)).messages.map(({ parts }) => parts.map(({ text }) => text).join(''));

async function say(sessionId: string, content: string, sender = 'user', type = 'text'): Promise<string> {
  const { rows } = await database.sql.query(
    `INSERT INTO messages (id, session_id, sender, content, message_type) VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
    [sessionId, sender, content, type],
  );
  return rows[0].id;
}

describe('a search', () => {
  test('finds words and their beginnings in all chats, in Devanagari and Latin, the newest first', async () => {
    const person = await guest(database.db);
    const [one, other] = [await chat(person), await chat(person, 'romantic')];
    await say(one, 'कल मेरी परीक्षा है।');
    await say(other, 'Meri pariksha kal hai, ज़िंदगी!', 'ai');
    await say(one, 'Bahut achha');
    expect(await found(person, 'परीक्')).toEqual(['कल मेरी परीक्षा है।']);
    expect(await found(person, 'PARIK kal')).toEqual(['Meri pariksha kal hai, ज़िंदगी!']);
    expect(await found(person, 'जिंदगी')).toHaveLength(1);
    expect(await found(person, 'accha')).toEqual(['Bahut achha']);
    expect(await found(person, 'meri accha')).toEqual([]);
    expect(await found(person, 'है')).toEqual(['कल मेरी परीक्षा है।']);
    const { messages } = await search(person, 'kal');
    expect(messages).toMatchObject([
      {
        own: false,
        chat: { id: other, chatType: 'romantic' },
        parts: [{}, { text: 'kal', found: true }, {}],
      },
    ]);
    await say(other, 'kal phir');
    expect(await found(person, 'kal')).toEqual(['kal phir', 'Meri pariksha kal hai, ज़िंदगी!']);
    for (const none of ['', 'k', "'); DROP", 'a:* | b', '%', '\\'])
      expect(await found(person, none)).toEqual([]);
  });

  test('never finds messages of others, pictures, notices, or what was taken out', async () => {
    const [person, other] = [await guest(database.db), await guest(database.db)];
    const [mine, theirs] = [await chat(person), await chat(other)];
    await say(theirs, 'secretword of another');
    await say(mine, '/companions/secretword.webp', 'ai', 'image');
    await say(mine, 'secretword: call 14416', 'system', 'crisis_support');
    const removed = await say(mine, 'secretword that was reported', 'ai');
    await database.sql.query('UPDATE messages SET removed_at = now() WHERE id = $1', [removed]);
    expect(await found(person, 'secretword')).toEqual([]);
    expect(await found(other, 'secretword')).toEqual(['secretword of another']);
    expect(await found(scopeOf(database.db), 'secretword')).toEqual([]);
    // Even with a chat whose id begins as theirs does.
    const twin = `${theirs.slice(0, 8)}${mine.slice(8)}`;
    await database.sql.query(
      `INSERT INTO chat_sessions (id, user_id, visitor_id, companion_name, chat_type) VALUES ($1, $2, $3, 'Meera', 'friendly')`,
      [twin, person.actor.userId, person.actor.visitorId],
    );
    expect(await found(person, 'secretword')).toEqual([]);
    await say(twin, 'secretword of my own');
    expect(await found(person, 'secretword')).toEqual(['secretword of my own']);
  });

  test('finds what is archived, and nothing of a chat that is deleted', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await say(sessionId, 'gulmohar ke neeche');
    await arrangeChat(person, { sessionId, archived: true, pinned: undefined, ownName: undefined });
    expect(await found(person, 'gulmohar')).toHaveLength(1);
    await deleteChat(person, { sessionId });
    expect(await found(person, 'gulmohar')).toEqual([]);
  });

  test('comes in pages that miss and repeat nothing', async () => {
    const person = await guest(database.db);
    const chats = [await chat(person), await chat(person), await chat(person)];
    const count = 2 * SEARCH_PAGE + 3;
    for (let at = 0; at < count; at += 1) {
      await say(chats[at % 3] ?? '', `baarish number ${at}`);
      // Too many in between for the first ones to be among the newest.
      if (at === SEARCH_PAGE)
        await database.sql.query(
          `INSERT INTO messages (id, session_id, sender, content)
           SELECT gen_random_uuid(), $1, 'ai', 'Haan ' || n FROM generate_series(1, $2::int) n`,
          [chats[0], LOOKED_AT_FIRST + 1],
        );
    }
    const all: string[] = [];
    let after: string | undefined;
    do {
      const page = await search(person, 'baarish', after);
      all.push(...page.messages.map(({ parts }) => parts.map(({ text }) => text).join('')));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(all).toEqual(Array.from({ length: count }, (_, at) => `baarish number ${count - 1 - at}`));
  });
});

describe('the index', () => {
  const BEGINNING = '01234567';
  const stored = async (texts: string[]): Promise<string[][]> => {
    const { rows } = await database.sql.query(
      `SELECT tsvector_to_array(message_words('${BEGINNING}-89ab-4def-8123-456789abcdef', text)) AS words
       FROM unnest($1::text[]) WITH ORDINALITY AS texts(text, place) ORDER BY place`,
      [texts],
    );
    return rows.map(({ words }) => words);
  };

  /** Without what is newer than the database's Unicode: there it has no plain form, and is found only as it was written. */
  const withoutNewest = async (texts: string[]): Promise<string[]> => {
    const { rows } = await database.sql.query(
      'SELECT letter FROM unnest($1::text[]) AS letter WHERE unicode_assigned(letter)',
      [[...new Set(texts.join(''))]],
    );
    const known = new Set(rows.map(({ letter }) => letter));
    return texts.map((text) => Array.from(text, (letter) => (known.has(letter) ? letter : '')).join(''));
  };

  test('has the very words that a search is for, in every script', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'मैं',
        'ज़िंदगी',
        'हूँ।',
        'क्\u200dया',
        'don’t',
        'HEYYY',
        'É',
        'ﬁ',
        '½',
        'Ａ',
        '👩‍👩‍👧',
        '₹',
        '\u00a0',
        'ß',
        'İ',
        'à',
        // A letter of Unicode 17 (Node.js 24), unknown in 16 (PostgreSQL 18).
        '\ua7f1',
      ),
      fc.string({ unit: fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCodePoint(code)) }),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('').replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (some) => {
        const texts = await withoutNewest(some);
        const expected = texts.map((one) =>
          wordsOf(one)
            .map((word) => BEGINNING + word)
            .sort(),
        );
        expect((await stored(texts)).map((words) => words.sort())).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('is what a search reads, not the messages one by one', async () => {
    const person = await guest(database.db);
    await chat(person);
    const { actor } = person;
    const plan: string[] = [];
    // A table of a few rows is read as a whole, which no index could beat.
    await database.sql.query('SET enable_seqscan = off');
    const explaining = {
      ...database.db,
      query: async (text: string, values: unknown[]) => {
        const { rows } = await database.sql.query(`EXPLAIN ${text}`, values);
        plan.push(...rows.map((row) => String(row['QUERY PLAN'])));
        return { rows: [], rowCount: 0 };
      },
    };
    await store.searchMessages({ ...explaining, transaction: (work) => work(explaining) }, actor, {
      words: ['kal'],
      before: undefined,
      limit: SEARCH_PAGE,
    });
    await database.sql.query('RESET enable_seqscan');
    expect(plan.join('\n')).toContain('Bitmap Index Scan on messages_words_idx');
  });
});
