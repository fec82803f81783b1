/* @name FindStatistics */
WITH rated AS (
  SELECT companion_id, count(*)::int AS reviews, sum(rating)::int AS stars FROM companion_reviews
  WHERE NOT is_sample AND hidden_at IS NULL GROUP BY companion_id
), finished AS (
  SELECT s.companion_id, count(*)::int AS chats FROM chat_sessions s
  WHERE s.chat_type = 'psychologist' AND s.companion_id IS NOT NULL
    AND EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = s.id AND t.kind = 'message' AND t.state = 'answered')
    AND NOT EXISTS (SELECT 1 FROM chat_turns t
      WHERE t.session_id = s.id AND t.state <> 'failed' AND t.created_at > :quietSince!::timestamptz)
  GROUP BY s.companion_id
)
SELECT coalesce(r.companion_id, f.companion_id) AS "companionId!",
  coalesce(r.reviews, 0) AS "reviews!", coalesce(r.stars, 0) AS "stars!", coalesce(f.chats, 0) AS "finishedChats!"
FROM rated r FULL JOIN finished f ON f.companion_id = r.companion_id;
