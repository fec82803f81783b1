/* @name FindDueDays */
SELECT to_char(d.day, 'YYYY-MM-DD') AS "day!"
FROM generate_series(
    greatest(coalesce((SELECT min(created_at) AT TIME ZONE 'Asia/Kolkata' FROM users)::date, :today!::date), :first!::date),
    :today!::date, interval '1 day') AS g(at)
CROSS JOIN LATERAL (SELECT g.at::date AS day) d
LEFT JOIN summarised_days s ON s.day = d.day
WHERE s.day IS NULL OR d.day = :today!::date
  -- A day that is over: again now and then, until what came late is in it.
  OR (s.summarised_at < ((d.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') + :lateMs!::float8 * interval '1 millisecond'
    AND s.summarised_at <= :now!::timestamptz - :againMs!::float8 * interval '1 millisecond')
ORDER BY d.day DESC LIMIT :rows!::int;
