/* @name FindHanging */
SELECT t.id FROM chat_turns t
WHERE t.state = 'pending' AND (
  t.reserved_at < now() - make_interval(secs => :hangingAfterS!::int)
  OR (t.process_id IS NOT NULL AND t.reserved_at < now() - make_interval(secs => :silentAfterS!::int)
    AND NOT EXISTS (SELECT 1 FROM turn_processes p
      WHERE p.id = t.process_id AND p.seen_at > now() - make_interval(secs => :silentAfterS!::int))
    AND EXISTS (SELECT 1 FROM turn_processes own
      WHERE own.id = :processId!::uuid AND own.steady_since < now() - make_interval(secs => :silentAfterS!::int))))
ORDER BY t.created_at LIMIT :most!::int;
