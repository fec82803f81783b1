/* @name LookBack */
SELECT (
  EXISTS (SELECT FROM suspensions p WHERE p.user_id = :userId::uuid OR p.visitor_id = :visitorId!::uuid
    OR p.session_id = :sessionId::uuid OR p.google_hash = ANY(:suspendedHashes!::text[]))
  OR EXISTS (SELECT FROM age_holds a WHERE a.user_id = :userId::uuid OR a.visitor_id = :visitorId!::uuid
    OR a.google_hash = ANY(:heldHashes!::text[]))
) AS "isNoted!",
EXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[])) AS "hadStarter!",
(
  EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)
  OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)
  OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)
  OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)
  OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid)
) AS "hasLeft!";
