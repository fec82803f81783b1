// Stored conversations, written by the database itself: people, chats, turns, messages, and a ledger that adds up.

/** Messages each person has bought; more than a benchmark sends. */
const BOUGHT = 10_000_000;

/**
 * @param {number} people
 * @param {number} turns
 */
const statements = (people, turns) => [
  `CREATE TEMP TABLE person AS
   SELECT g AS n, gen_random_uuid() AS user_id, gen_random_uuid() AS visitor_id, gen_random_uuid() AS session_id,
     now() - interval '60 days' + g * interval '1 second' AS since
   FROM generate_series(1, ${people}) AS g`,
  `CREATE TEMP TABLE turn AS
   SELECT p.session_id, p.user_id, t AS n, gen_random_uuid() AS id, gen_random_uuid() AS asked, gen_random_uuid() AS replied,
     p.since + t * interval '1 day' AS at
   FROM generate_series(1, ${turns}) AS t, person p ORDER BY t, p.n`,
  `INSERT INTO users (id, visitor_id, message_balance, total_messages_sent, created_at, last_seen_at)
   SELECT user_id, visitor_id, ${BOUGHT - turns}, ${turns}, since, since FROM person`,
  `INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, prompt_id, messages_left, created_at)
   SELECT p.session_id, p.user_id, p.visitor_id, k.id, k.name, k.chat_type, prompts.id, 0, p.since
   FROM person p
   JOIN (SELECT id, name, suitable_for_chat_types[1] AS chat_type, row_number() OVER (ORDER BY id) - 1 AS place,
     count(*) OVER () AS all_of_them FROM companions) k ON k.place = p.n % k.all_of_them
   JOIN prompts ON prompts.prompt_for = k.chat_type AND prompts.is_active`,
  `UPDATE users SET last_chat_session_id = person.session_id FROM person WHERE users.id = person.user_id`,
  `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
   SELECT gen_random_uuid(), 'user', user_id, ${BOUGHT}, ${BOUGHT}, 'purchase', 'bench:' || user_id, since FROM person ORDER BY n`,
  `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
   SELECT gen_random_uuid(), 'user', user_id, -1, ${BOUGHT} - n, 'send', 'turn:' || id, at FROM turn`,
  `INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids,
     created_at, settled_at)
   SELECT id, session_id, 'message', gen_random_uuid(), 'answered', 'user', user_id, 1, ${BOUGHT} - n, ARRAY[asked, replied], at, at
   FROM turn`,
  // Built at the end it takes half the time.
  'DROP INDEX messages_words_idx',
  `INSERT INTO messages (id, session_id, sender, content, typing_delay_ms, timestamp)
   SELECT CASE who WHEN 'user' THEN asked ELSE replied END, session_id, who,
     CASE who WHEN 'user' THEN 'Day ' || n || ': I walked home by the lake today and thought about what you said.'
     ELSE 'I am glad you did. What did the evening look like there, and who did you meet on the way? Number ' || n || '.' END,
     CASE who WHEN 'ai' THEN 2000 END, at
   FROM turn, unnest(ARRAY['user', 'ai']) AS who ORDER BY n, session_id, who DESC`,
  'CREATE INDEX messages_words_idx ON messages USING gin (message_words(session_id, content)) WITH (fastupdate = off)',
  `DROP TABLE person, turn`,
  `VACUUM ANALYZE`,
];

/**
 * Adds conversations to a migrated and seeded database.
 * @param {import('pg').Client} client
 * @param {{ people: number, messages: number }} amount `messages` in the one chat of each person, an even number
 */
export async function fill(client, { people, messages }) {
  for (const text of statements(people, messages / 2)) await client.query(text);
}

/**
 * Adds psychologist companions, each like one of the seed's, until there are so many.
 * @param {import('pg').Client} client
 * @param {number} total
 */
export async function addCompanions(client, total) {
  await client.query(
    `INSERT INTO companions (id, name, image_path, about_me, persona, suitable_for_chat_types, years_of_experience, education,
       area_of_expertise, rating, cases_handled)
     SELECT gen_random_uuid(), seeded.name || ' ' || g, image_path, about_me, persona, suitable_for_chat_types,
       g % 30, education, area_of_expertise, round((3 + random() * 2)::numeric, 1), (random() * 900)::int
     FROM (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS all_of_them FROM companions
       WHERE suitable_for_chat_types @> '{psychologist}') seeded, generate_series(1, $1::int) g
     WHERE g % all_of_them = place AND g <= $1::int - all_of_them`,
    [total],
  );
  await client.query('VACUUM ANALYZE companions');
}
