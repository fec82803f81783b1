/* @name CountVisit */
INSERT INTO vitals_counts (day, page, metric, bucket, visits)
SELECT :day!::date, :page!, metric, bucket, 1 FROM unnest(:metrics!::text[], :buckets!::int[]) AS v(metric, bucket)
ORDER BY metric, bucket
ON CONFLICT (day, page, metric, bucket) DO UPDATE SET visits = vitals_counts.visits + 1
RETURNING metric;
