/* @name HasLeft */
SELECT EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)
  OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)
  OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)
  OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)
  OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid) AS "hasLeft!";
