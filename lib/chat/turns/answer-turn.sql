/* @name AnswerTurn */
WITH turn AS (
  UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]
  WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id, paid
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
), unread AS (
  INSERT INTO memory_marks (session_id, turns, due_at)
  SELECT session_id, 1, :readAt!::timestamptz FROM turn JOIN chat_sessions s ON s.id = turn.session_id
  -- Nothing is learned from an incognito chat.
  WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL
  ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,
    due_at = CASE WHEN memory_marks.turns + 1 = :readAfterTurns!::int AND memory_marks.attempts = 0 THEN :now!::timestamptz
      ELSE coalesce(memory_marks.due_at, excluded.due_at) END
), used AS (
  INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, paid, created_at)
  SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,
    :outcome!, paid, :now!::timestamptz
  FROM turn
), marked AS (
  UPDATE chat_sessions SET talk_started_at = coalesce(:talkStartedAt::timestamptz, talk_started_at),
    ai_noticed_at = coalesce(:aiNoticedAt::timestamptz, ai_noticed_at),
    break_suggested_at = coalesce(:breakSuggestedAt::timestamptz, break_suggested_at)
  FROM turn
  WHERE num_nonnulls(:talkStartedAt::timestamptz, :aiNoticedAt::timestamptz, :breakSuggestedAt::timestamptz) > 0
    AND chat_sessions.id = turn.session_id
), told AS (
  INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)
  SELECT gen_random_uuid(), s.id, 'reply:' || turn.id, 'reply', turn.session_id, :tellAt!::timestamptz, :now!::timestamptz
  FROM turn JOIN push_subscriptions s ON s.user_id = turn.owner_id AND 'reply' = ANY (s.kinds)
  WHERE turn.kind = 'message' AND turn.owner_kind = 'user'
  -- As lib/users/push/queue-notice.sql: a reply waits for no device.
  FOR KEY SHARE OF s SKIP LOCKED
), mailed AS (
  INSERT INTO mails (id, key, user_id, kind, chat_id, subject, next_try_at, created_at)
  SELECT gen_random_uuid(), 'reply:' || turn.id, u.id, 'reply', turn.session_id, :mailSubject!, :mailAt!::timestamptz, :now!::timestamptz
  FROM turn JOIN chat_sessions s ON s.id = turn.session_id JOIN users u ON u.id = turn.owner_id
  -- A mail outlives an incognito chat. Whether anybody still needs it is decided when it is sent (lib/users/mailing).
  WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL AND u.email IS NOT NULL AND (
    SELECT c.granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'mail_reply' ORDER BY c.created_at DESC LIMIT 1)
  -- A reply waits for nobody who holds the person's row.
  FOR KEY SHARE OF u SKIP LOCKED
)
SELECT id FROM turn;
