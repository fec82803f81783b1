/* @name StoreFreeTurn */
WITH turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, balance_after, message_ids,
    created_at, settled_at)
  SELECT :turnId!::uuid, s.id, :kind!, :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,
    coalesce(s.user_id, s.id), 0,
    :crisisKind::text IS NOT NULL OR EXISTS (SELECT 1 FROM crisis_states c
      WHERE c.person_id = coalesce(s.user_id, s.visitor_id) AND c.last_sign_at > :careSince!::timestamptz),
    coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.id = :sessionId!::uuid
    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
    AND NOT EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid))
  FOR NO KEY UPDATE OF s
  RETURNING session_id, balance_after, owner_kind, owner_id, free
), person AS (
  SELECT CASE WHEN turn.owner_kind = 'user' THEN turn.owner_id ELSE s.visitor_id END AS id
  FROM turn JOIN chat_sessions s ON s.id = turn.session_id
), stored AS (
  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp, reply_to_id)
  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp,
    CASE WHEN x.sender = 'user' THEN :replyToId::uuid END
  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],
    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
  ORDER BY x.place
), pictured AS (
  UPDATE chat_pictures SET message_id = :picturedId::uuid FROM turn
  WHERE chat_pictures.id = :pictureId::uuid AND chat_pictures.session_id = turn.session_id AND chat_pictures.message_id IS NULL
), hold AS (
  UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn
  WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL
), sign AS (
  INSERT INTO crisis_states (person_id, kinds, last_sign_at)
  SELECT person.id, ARRAY[:crisisKind::text], :now!::timestamptz FROM person WHERE :crisisKind::text IS NOT NULL
  ON CONFLICT (person_id) DO UPDATE SET last_sign_at = excluded.last_sign_at, ended_at = NULL, asked_at = NULL,
    kinds = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL
      THEN array_remove(crisis_states.kinds, :crisisKind::text) || excluded.kinds ELSE excluded.kinds END,
    answers_before = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL
      AND :crisisKind::text = ANY(crisis_states.kinds) THEN crisis_states.answers_before ELSE greatest(crisis_states.answers - 1, 0) END
), safe AS (
  UPDATE crisis_states SET ended_at = :now!::timestamptz FROM person WHERE :safe!::boolean AND person_id = person.id
), noticed AS (
  INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
  SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz
  FROM turn WHERE :findingKind::text IS NOT NULL
)
SELECT balance_after AS balance, free,
  (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS "held!" FROM turn;
