/* @name CountGifts */
SELECT coalesce(max(n) FILTER (WHERE gift = 'starter'), 0)::int AS "starters!", coalesce(max(n) FILTER (WHERE gift = 'offer'), 0)::int AS "offers!"
FROM (
  SELECT gift, count(*) AS n FROM gift_marks
  WHERE gift IN ('starter', 'offer') AND name_hash = ANY(:hashes!::text[]) AND expires_at > :now!::timestamptz
    AND created_at <= CASE gift WHEN 'starter' THEN :startersBefore!::timestamptz ELSE :now!::timestamptz END
  GROUP BY gift, name_hash
) given;
