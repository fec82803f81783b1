/* @name MoveCrisis */
WITH moved AS (
  DELETE FROM crisis_states WHERE person_id = ANY(:fromIds!::uuid[]) RETURNING *
), newest AS (
  SELECT * FROM moved WHERE last_sign_at IS NOT NULL ORDER BY last_sign_at DESC LIMIT 1
)
INSERT INTO crisis_states (person_id, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends)
SELECT :toId!::uuid, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends FROM newest
ON CONFLICT (person_id) DO UPDATE SET
  kinds = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.kinds ELSE crisis_states.kinds END,
  ended_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.ended_at ELSE crisis_states.ended_at END,
  asked_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.asked_at ELSE crisis_states.asked_at END,
  last_sign_at = greatest(excluded.last_sign_at, crisis_states.last_sign_at),
  answers = greatest(excluded.answers, crisis_states.answers),
  answers_before = least(excluded.answers_before, crisis_states.answers_before),
  free_since = greatest(excluded.free_since, crisis_states.free_since),
  free_sends = excluded.free_sends + crisis_states.free_sends;
