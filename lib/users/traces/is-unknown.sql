/* @name IsUnknown */
SELECT NOT (
  EXISTS (SELECT FROM users u WHERE u.visitor_id = :visitorId!::uuid)
  OR EXISTS (SELECT FROM age_holds a WHERE a.visitor_id = :visitorId!::uuid)
  OR EXISTS (SELECT FROM suspensions p WHERE p.visitor_id = :visitorId!::uuid OR p.device_hash = ANY(:deviceHashes!::text[]))
  OR EXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[]))
) AS "isUnknown!";
