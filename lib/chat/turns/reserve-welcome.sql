/* @name ReserveWelcome */
WITH session AS (
  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left,
    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,
    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
    coalesce(s.user_id, s.id) AS owner_id,
    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
    c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
  WHERE s.id = :sessionId!::uuid
    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
), turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)
  SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, coalesce(message_balance, messages_left),
    '{}', :now!::timestamptz
  FROM session WHERE session.age_state IS DISTINCT FROM 'held'
)
SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
  session.name AS "personName?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
  session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
  session.break_suggested_at AS "breakSuggestedAt",
  session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
  true AS "reserved!",
  session.in_care AS "inCare!",
  false AS "overBudget!",
  coalesce(session.message_balance, session.messages_left) AS "balance!",
  (SELECT a.id FROM letta_agents a
    WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint) ORDER BY h.seq) FROM (
    SELECT m.seq, m.sender, m.content, m.timestamp FROM messages m
    WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')
    ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS "history!"
FROM session;
