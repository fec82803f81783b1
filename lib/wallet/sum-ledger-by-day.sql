/* @name SumLedgerByDay */
SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "day!", kind, sum(delta)::int AS "messages!", count(*)::int AS "entries!"
FROM ledger_entries WHERE created_at >= :from!::timestamptz AND created_at < :until!::timestamptz
GROUP BY 1, 2 ORDER BY 1, 2;
