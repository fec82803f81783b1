/* @name CloseVisitor */
WITH closed AS (
  UPDATE users SET closed_visitor_id = visitor_id, visitor_id = NULL WHERE id = :userId!::uuid AND visitor_id IS NOT NULL RETURNING id
)
DELETE FROM device_sessions d USING closed, device_sessions shown
WHERE d.user_id = closed.id AND shown.id = :sessionId!::uuid AND d.id <> shown.id AND d.created_at <= shown.created_at
RETURNING d.id;
