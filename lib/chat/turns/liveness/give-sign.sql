/* @name GiveSign */
WITH forgotten AS (
  DELETE FROM turn_processes WHERE seen_at < now() - interval '1 day' AND id <> :processId!::uuid
)
INSERT INTO turn_processes (id, steady_since, seen_at) VALUES (:processId!::uuid, now(), now())
ON CONFLICT (id) DO UPDATE SET seen_at = now(),
  steady_since = CASE WHEN turn_processes.seen_at < now() - make_interval(secs => :unsteadyAfterS!::int) THEN now()
    ELSE turn_processes.steady_since END;
