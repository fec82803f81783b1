/* @name FinishTalk */
UPDATE memory_marks SET read_seq = greatest(read_seq, :readSeq!::text::bigint), attempts = 0,
  turns = CASE WHEN :more!::boolean THEN turns ELSE greatest(turns - :turns!::int, 0) END,
  due_at = CASE WHEN :more!::boolean THEN :now!::timestamptz WHEN turns > :turns!::int THEN :later!::timestamptz END
WHERE session_id = :sessionId!::uuid AND due_at = :leaseUntil!::timestamptz
RETURNING session_id AS "sessionId";
