/* @name SumGrants */
SELECT
  count(*) FILTER (WHERE device = :device! AND address = :address! AND kind = :kind!)::int AS "pair!",
  count(*) FILTER (WHERE address = :address! AND kind = 'session' AND created_at > :hourAgo!::timestamptz)::int AS "sessions!",
  coalesce(sum(messages) FILTER (WHERE device = :device! AND created_at > :hourAgo!::timestamptz), 0)::int AS "deviceHour!",
  coalesce(sum(messages) FILTER (WHERE device = :device!), 0)::int AS "deviceDay!",
  coalesce(sum(messages) FILTER (WHERE address = :address! AND created_at > :hourAgo!::timestamptz), 0)::int AS "addressHour!",
  coalesce(sum(messages) FILTER (WHERE address = :address!), 0)::int AS "addressDay!",
  coalesce(sum(messages) FILTER (WHERE network = :network! AND created_at > :hourAgo!::timestamptz), 0)::int AS "networkHour!",
  coalesce(sum(messages) FILTER (WHERE network = :network!), 0)::int AS "networkDay!"
FROM free_grants
WHERE created_at > :dayAgo!::timestamptz AND (device = :device! OR address = :address! OR network = :network!);
