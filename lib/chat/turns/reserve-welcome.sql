/* @name ReserveWelcome */
WITH found AS (
  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,
    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.nickname, u.language, u.message_balance,
    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
    coalesce(s.user_id, s.id) AS owner_id,
    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
    EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)
      AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,
    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,
    c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
  WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
), counted AS (
  SELECT found.*, coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l
    WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought,
    CASE WHEN found.replies_day = :day!::date THEN found.replies_that_day ELSE 0 END AS replies_today
  FROM found
), session AS (
  SELECT paying.*, paying.balance >= 1 AND (:repliesMax!::int = 0 OR paying.replies_today < :repliesMax!::int)
    AND CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0 OR paying.replies_today < :freeWelcomesUpTo!::int
      AND coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS model_allowed
  FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AS paid FROM counted) paying
), counted_user AS (
  UPDATE users SET replies_day = :day!::date,
    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END
  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND users.id = session.user_id
), counted_session AS (
  UPDATE chat_sessions SET replies_day = :day!::date,
    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END
  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND session.user_id IS NULL AND chat_sessions.id = session.id
), turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, paid, balance_after, message_ids, created_at,
    process_id)
  SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, paid, balance,
    '{}', :now!::timestamptz, :processId!::uuid
  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended
)
SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
  session.name AS "personName?", session.nickname AS "personNickname?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
  session.suspended AS "suspended!",
  NULL::text AS "ownLimit?", NULL::int AS "ownMax?", NULL::int AS "quietTo?", NULL::timestamptz AS "pausedUntil?",
  session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
  session.break_suggested_at AS "breakSuggestedAt",
  session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
  true AS "reserved!",
  session.in_care AS "inCare!",
  session.paid AS "paid!",
  session.model_allowed AS "dayOpen!",
  false AS "overBudget!",
  session.balance AS "balance!",
  -- In an incognito chat a companion knows nothing of other ones.
  (SELECT a.id FROM letta_agents a
    WHERE session.goes_at IS NULL AND a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type,
      CASE WHEN h.reply_to_id IS NOT NULL THEN (SELECT json_build_array(q.sender, left(q.content, :quoteMost!::int)) FROM messages q
        WHERE q.id = h.reply_to_id AND q.session_id = session.id AND q.removed_at IS NULL) END)
      ORDER BY h.seq) FROM (
    SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type, m.removed_at, m.reply_to_id FROM messages m WHERE m.session_id = session.id
    ORDER BY m.seq DESC
    LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h
    WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai') AND h.removed_at IS NULL), '[]'::json) AS "history!"
FROM session;
