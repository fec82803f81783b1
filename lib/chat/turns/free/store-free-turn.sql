/* @name StoreFreeTurn */
WITH turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at, settled_at)
  SELECT :turnId!::uuid, s.id, 'message', :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,
    coalesce(s.user_id, s.id), 0, coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.id = :sessionId!::uuid
    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
  RETURNING session_id, balance_after
), stored AS (
  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)
  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp
  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],
    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
  ORDER BY x.place
), hold AS (
  UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn
  WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL
), crisis AS (
  UPDATE chat_sessions SET crisis_at = :now!::timestamptz FROM turn WHERE :crisis!::boolean AND chat_sessions.id = turn.session_id
), noticed AS (
  INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
  SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz
  FROM turn WHERE :findingKind::text IS NOT NULL
)
SELECT balance_after AS balance,
  (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS "held!" FROM turn;
