// The search of a person who has written a hundred thousand messages, beside a million of other people: the service with its statement,
// in this process, from the words to what is shown.
import { randomUUID } from 'node:crypto';
import { register } from 'tsx/esm/api';
import { withDatabase } from '../dev/postgres/database.mjs';
import { step } from '../dev/steps.mjs';
import { makeConsoleDatabase } from './database.mjs';
import { percentile } from './percentile.mjs';
import { number, table, verdict } from './table.mjs';

const SIZES = {
  full: { people: 20_000, messages: 1_000_000, own: 100_000, calls: 60 },
  quick: { people: 200, messages: 10_000, own: 2_000, calls: 10 },
};
/** ms, at the 95th percentile. */
const AIM_MS = 100;
const WARM = 3;
/** The person's chats; the first has as many messages as all the others. */
const CHATS = 20;
const WORDS_OF_A_MESSAGE = 12;
const VOCABULARY = 4_000;

const CONSONANTS = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशसह'];
const VOWELS = [...'ािीुूेैोौं'];
const LATIN = [...'bdghjklmnprstv'];

/** A language of made-up words, Devanagari and Latin in turn, the most common first; the last is as rare as a word can be. */
function vocabulary() {
  const words = Array.from({ length: VOCABULARY }, (_, at) => {
    const digits = [at % 29, Math.floor(at / 29) % 31, Math.floor(at / 899)];
    const syllable =
      at % 2 === 0 ? (n) => CONSONANTS[n % 30] + VOWELS[n % 10] : (n) => `${LATIN[n % 14]}${'aeiou'[n % 5]}`;
    return digits.map(syllable).join('') + at.toString(36);
  });
  words[0] = 'है';
  words[1] = 'hai';
  words[VOCABULARY - 1] = 'gulmohar';
  return words;
}

/** What is searched for, from the commonest to what nobody has written. */
const SEARCHES = {
  'the commonest word': 'है',
  'two common words': 'है hai',
  'two letters that begin many words': 'ba',
  'a rare word': 'gulmohar',
  'a word nobody wrote': 'नहींऐसा',
};

/**
 * @param {string} url
 * @param {number} own messages
 * @returns {Promise<string>} the person who wrote them, among the messages of the others
 */
const addPerson = (url, own) =>
  withDatabase(url, async (client) => {
    const userId = randomUUID();
    await client.query(
      'INSERT INTO users (id, visitor_id, message_balance) VALUES ($1, gen_random_uuid(), 0)',
      [userId],
    );
    await client.query(
      `INSERT INTO chat_sessions (id, user_id, visitor_id, companion_name, chat_type, messages_left)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), 'Meera', 'friendly', 0 FROM generate_series(1, ${CHATS})`,
      [userId],
    );
    await client.query(
      `WITH own AS (SELECT array_agg(id) AS ids FROM chat_sessions WHERE user_id = $1)
       INSERT INTO messages (id, session_id, sender, content, timestamp)
       SELECT gen_random_uuid(), ids[CASE WHEN n % 2 = 0 THEN 1 ELSE 1 + n % ${CHATS} END], CASE WHEN n % 3 = 0 THEN 'user' ELSE 'ai' END,
         (SELECT string_agg(($2::text[])[1 + floor(power(random(), 3) * ${VOCABULARY})::int], ' ')
          FROM generate_series(1, ${WORDS_OF_A_MESSAGE}) WHERE n IS NOT NULL), now() - n * interval '1 minute'
       FROM own, generate_series(1, $3::int) AS n`,
      [userId, vocabulary(), own],
    );
    await client.query('VACUUM ANALYZE');
    return userId;
  });

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchSearch({ serverUrl, quick }) {
  const unregister = register();
  const { searchMessages } = await import('../lib/chat/inbox/search/service.ts');
  const { openDb } = await import('../lib/server/db.ts');
  const size = quick ? SIZES.quick : SIZES.full;
  const database = await makeConsoleDatabase(serverUrl, size);
  const userId = await step(`Storing ${size.own.toLocaleString('en-US')} messages of one person`, () =>
    addPerson(database.url, size.own),
  );
  const db = openDb(database.url);
  const scope = { db, actor: { userId, visitorId: randomUUID() } };
  const rows = [];
  for (const [name, words] of Object.entries(SEARCHES)) {
    const seen = [];
    let shown = 0;
    for (let call = -WARM; call < size.calls; call += 1) {
      const begun = performance.now();
      const { messages } = await searchMessages(scope, { words });
      if (call >= 0) seen.push(performance.now() - begun);
      shown = messages.length;
    }
    seen.sort((a, b) => a - b);
    const p95 = percentile(seen, 0.95);
    rows.push([name, shown, number(percentile(seen, 0.5), 1), number(p95, 1), verdict(p95, AIM_MS)]);
  }
  const { rows: sizes } = await withDatabase(database.url, (client) =>
    client.query(
      `SELECT pg_relation_size('messages_words_idx') / 1048576 AS words, pg_relation_size('messages') / 1048576 AS messages`,
    ),
  );
  await db.close();
  await database.drop();
  await unregister();
  const title = `Search: ${size.own.toLocaleString('en-US')} messages of one person among ${size.messages.toLocaleString('en-US')} of others`;
  const [{ words, messages }] = sizes;
  return `${table(title, ['words', 'shown', 'p50 ms', 'p95 ms', `≤ ${AIM_MS} ms`], rows)}
The index has ${words} MB, the messages ${messages} MB.
`;
}
