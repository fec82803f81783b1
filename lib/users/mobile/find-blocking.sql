/* @name FindBlocking */
SELECT (SELECT m.created_at FROM limit_marks m WHERE m.subject = w.subject AND m.created_at > :since!::timestamptz
  ORDER BY m.created_at DESC OFFSET greatest(w.most - 1, 0) LIMIT 1) AS "sentAt?"
FROM unnest(:subjects!::text[], :mosts!::int[]) WITH ORDINALITY AS w(subject, most, place)
ORDER BY w.place;
