/* @name LockPendingTurns */
SELECT id FROM chat_turns WHERE session_id = ANY(:sessionIds!::uuid[]) AND state = 'pending' ORDER BY id FOR UPDATE NOWAIT;
