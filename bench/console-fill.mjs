// What lands on operators' desks over the stored conversations: orders, refunds, issues, reports, events, and lines of the console's log.

/** Lines of the console's log: years of work. */
const LINES = 50_000;
const BATCH = 5_000;

/** @param {number} people */
const statements = (people) => [
  `CREATE TEMP TABLE filled AS SELECT id, created_at, row_number() OVER (ORDER BY created_at, id)::int AS n FROM users`,
  `UPDATE users SET is_google_authenticated = true, google_id = 'bench:' || f.n, name = 'Person ' || f.n,
     email = 'person-' || f.n || '@example.com', is_mobile_verified = true, mobile_number = '+919' || lpad(f.n::text, 9, '0'),
     tracking_params = jsonb_build_object('utm_campaign', 'campaign-' || f.n % 40)
   FROM filled f WHERE f.id = users.id AND f.n % 3 = 0`,
  `INSERT INTO device_sessions (id, user_id, device_type, authenticated_at, created_at, last_seen_at)
   SELECT gen_random_uuid(), id, 'mobile', CASE WHEN n % 3 = 0 THEN now() END, created_at, now() FROM filled`,
  // Two orders of everybody, one of them paid by every fourth.
  `INSERT INTO payments (id, user_id, kind, pack_id, order_id, cf_order_id, amount, message_count, status, transaction_id, paid_at, created_at)
   SELECT gen_random_uuid(), id, 'recharge', 'standard', 'recharge_bench_' || n || '_' || k, 'cf-bench-' || n || '-' || k, 199, 50,
     CASE WHEN k = 1 AND n % 4 = 0 THEN 'paid' WHEN k = 1 THEN 'expired' ELSE 'failed' END,
     CASE WHEN k = 1 AND n % 4 = 0 THEN 'bench-' || n END,
     CASE WHEN k = 1 AND n % 4 = 0 THEN created_at + n % 60 * interval '1 day' END, created_at + n % 60 * interval '1 day'
   FROM filled, generate_series(1, 2) AS k`,
  `INSERT INTO referrals (id, referrer_id, referral_code, created_at) SELECT gen_random_uuid(), id, 'BENCH' || n, created_at FROM filled`,
  `INSERT INTO refund_requests (id, payment_id, reason, state, messages, amount, created_at, changed_at)
   SELECT gen_random_uuid(), id, 'person', CASE WHEN row_number() OVER () % 20 = 0 THEN 'asked' ELSE 'refused' END, 10, 40, paid_at, paid_at
   FROM (SELECT id, paid_at FROM payments WHERE status = 'paid' ORDER BY id LIMIT ${Math.ceil(people / 50)}) p`,
  `INSERT INTO issues (id, user_id, name, mobile_number, issue_detail, status, created_at, first_answered_at, closed_at)
   SELECT gen_random_uuid(), id, 'Person', '+919000000000', 'Something is wrong with my balance, number ' || n, s.status,
     created_at + n % 59 * interval '1 day',
     CASE WHEN s.status IN ('answered', 'closed') THEN created_at + n % 59 * interval '1 day' + interval '2 hours' END,
     CASE WHEN s.status = 'closed' THEN created_at + n % 59 * interval '1 day' + interval '1 day' END
   FROM filled CROSS JOIN LATERAL (SELECT CASE n % 50 / 5 WHEN 0 THEN 'open' WHEN 1 THEN 'working' WHEN 2 THEN 'answered' ELSE 'closed' END AS status) s
   WHERE n % 5 = 0`,
  `INSERT INTO issue_words (issue_id, kind, author, text, created_at)
   SELECT id, 'answer', 'desk@example.com', 'We have looked into it.', first_answered_at FROM issues WHERE first_answered_at IS NOT NULL`,
  `INSERT INTO safety_events (id, kind, rule, session_id, created_at)
   SELECT gen_random_uuid(), (ARRAY['crisis', 'minor', 'output', 'moderation'])[1 + n % 4], 'bench', s.id, s.created_at + n % 60 * interval '1 day'
   FROM filled f JOIN chat_sessions s ON s.user_id = f.id WHERE n % 5 = 1`,
  `INSERT INTO message_reports (message_id, session_id, reason, status, created_at)
   SELECT DISTINCT ON (m.session_id) m.id, m.session_id, 'rude', CASE WHEN f.n % 30 = 2 THEN 'open' ELSE 'closed' END, m.timestamp
   FROM filled f JOIN chat_sessions s ON s.user_id = f.id JOIN messages m ON m.session_id = s.id AND m.sender = 'ai' WHERE f.n % 10 = 2`,
  `INSERT INTO companion_reviews (id, companion_id, user_id, rating, review_text, reviewer_name, created_at)
   SELECT gen_random_uuid(), s.companion_id, f.id, 1 + n % 5, 'It helped me on day ' || n, 'Person', s.created_at + n % 60 * interval '1 day'
   FROM filled f JOIN chat_sessions s ON s.user_id = f.id WHERE n % 10 = 3`,
  `INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
   SELECT gen_random_uuid(), owner_id, session_id, id, 'bench', 900, 60, 1, 600 + (random() * 4000)::int, 'answered', created_at FROM chat_turns`,
  `DROP TABLE filled`,
  `VACUUM ANALYZE`,
];

/** Lines whose chain is whole, as the console writes them. @param {import('pg').Client} client */
async function fillLog(client) {
  const { hashLine } = await import('../lib/admin/audit/rules.ts');
  const { NO_HASH } = await import('../lib/admin/audit/constants.ts');
  const { rows: people } = await client.query('SELECT id FROM users ORDER BY md5(id::text) LIMIT 1000');
  let previousHash = NO_HASH;
  let lines = [];
  const began = Date.now() - LINES * 60_000;
  for (let seq = 1; seq <= LINES; seq += 1) {
    const line = {
      ...{
        seq: BigInt(seq),
        at: new Date(began + seq * 60_000),
        operator: 'desk@example.com',
        role: 'support',
      },
      ...{
        action: 'person.look',
        subjectKind: 'user',
        subjectId: people[seq % people.length].id,
        reason: null,
      },
      ...{ detail: null, address: '192.0.2.1', previousHash },
    };
    const hash = hashLine(line);
    lines.push({
      ...{
        seq,
        at: line.at.toISOString(),
        operator: line.operator,
        role: line.role,
        action: line.action,
        hash,
      },
      ...{
        subject_kind: line.subjectKind,
        subject_id: line.subjectId,
        address: line.address,
        previous_hash: previousHash,
      },
    });
    previousHash = hash;
    if (lines.length < BATCH && seq < LINES) continue;
    await client.query(
      `INSERT INTO audit_entries (seq, at, operator, role, action, subject_kind, subject_id, address, previous_hash, hash)
       SELECT seq, at, operator, role, action, subject_kind, subject_id, address, previous_hash, hash
       FROM jsonb_populate_recordset(null::audit_entries, $1::jsonb)`,
      [JSON.stringify(lines)],
    );
    lines = [];
  }
}

/**
 * Adds to conversations that are stored already.
 * @param {import('pg').Client} client
 * @param {number} people
 */
export async function fillConsole(client, people) {
  await fillLog(client);
  for (const text of statements(people)) await client.query(text);
}
