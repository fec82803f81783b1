/* @name ReserveTurn */
WITH found AS (
  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,
    s.talk_started_at, s.ai_noticed_at,
    -- Who chose when to be told of a break is told then, and not by the chat.
    CASE WHEN o.break_minutes IS NULL THEN s.break_suggested_at ELSE coalesce(s.break_suggested_at, :now!::timestamptz) END AS break_suggested_at, u.name, u.nickname, u.language, u.message_balance,
    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
    coalesce(s.user_id, s.id) AS owner_id,
    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
    EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)
      AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,
    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,
    CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS sends_today,
    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_messages_per_day ELSE o.messages_per_day END AS own_max,
    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_from ELSE o.quiet_from END AS quiet_from,
    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_to ELSE o.quiet_to END AS quiet_to,
    coalesce(o.paused_at IS NOT NULL AND (o.paused_until IS NULL OR o.paused_until > :now!::timestamptz), false) AS is_paused, o.paused_until,
    c.person_id, c.kinds, c.last_sign_at, c.ended_at,
    coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,
    CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE :price!::int END AS cost
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN own_limits o ON o.user_id = s.user_id
    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
  WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
), counted AS (
  SELECT found.*, coalesce(CASE WHEN found.quiet_from < found.quiet_to THEN :minute!::int >= found.quiet_from AND :minute!::int < found.quiet_to
      ELSE :minute!::int >= found.quiet_from OR :minute!::int < found.quiet_to END, false) AS is_quiet,
    coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l
    WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought
  FROM found
), session AS (
  SELECT paying.*, CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0
    OR coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS day_open
  FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AND (counted.in_care OR :price!::int > 0 AND counted.balance <= counted.bought) AS paid
    FROM counted) paying
), free_send AS (
  UPDATE crisis_states SET
    free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,
    free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END
  FROM session
  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id
    AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz
      OR crisis_states.free_sends < :freeSendsMax!::int)
  RETURNING crisis_states.person_id
), charged_user AS (
  UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + CASE WHEN :rewordOf::uuid IS NULL THEN 1 ELSE 0 END,
    last_seen_at = :now!::timestamptz, last_chat_session_id = CASE WHEN session.goes_at IS NULL THEN session.id ELSE users.last_chat_session_id END,
    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,
    replies_day = :day!::date,
    sends_that_day = CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END
      + CASE WHEN session.in_care OR :rewordOf::uuid IS NOT NULL THEN 0 ELSE 1 END,
    sends_day = :day!::date
  FROM session
  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
    ELSE session.day_open AND users.message_balance >= session.cost AND NOT session.is_quiet AND NOT session.is_paused
      AND (session.own_max IS NULL OR CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END < session.own_max)
      AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END
  RETURNING users.message_balance AS balance
), charged_session AS (
  UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,
    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,
    replies_day = :day!::date
  FROM session
  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id
    AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
    ELSE session.day_open AND chat_sessions.messages_left >= session.cost
      AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int) END
  RETURNING chat_sessions.messages_left AS balance
), charged AS (
  SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session
), entry AS (
  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
  SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -session.cost, charged.balance, 'send', 'turn:' || :turnId!::text,
    :now!::timestamptz
  FROM session, charged WHERE session.cost > 0
), turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, paid, balance_after, message_ids,
    created_at, process_id, reword_of, reword_number)
  SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,
    session.in_care, session.paid, charged.balance, '{}', :now!::timestamptz, :processId!::uuid, :rewordOf::uuid, :rewordNumber::int
  FROM session, charged
)
SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
  session.name AS "personName?", session.nickname AS "personNickname?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
  session.suspended AS "suspended!",
  CASE WHEN session.is_paused THEN 'paused' WHEN session.is_quiet THEN 'quiet' WHEN session.sends_today >= session.own_max THEN 'messages' END AS "ownLimit?",
  session.own_max AS "ownMax?", session.quiet_to AS "quietTo?", session.paused_until AS "pausedUntil?",
  session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
  session.break_suggested_at AS "breakSuggestedAt",
  session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
  charged.balance IS NOT NULL AS "reserved!",
  session.in_care AS "inCare!",
  session.paid AS "paid!",
  session.day_open AS "dayOpen!",
  NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)
    AS "overBudget!",
  coalesce(charged.balance, session.balance) AS "balance!",
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
FROM session LEFT JOIN charged ON true;
