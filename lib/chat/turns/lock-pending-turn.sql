/* @name LockPendingTurn */
SELECT t.owner_kind AS "ownerKind", t.owner_id AS "ownerId", t.kind, t.cost, t.created_at AS "createdAt", t.reword_of AS "rewordOf", s.user_id AS "userId"
FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
WHERE t.id = :turnId!::uuid AND t.state = 'pending'
FOR NO KEY UPDATE OF s;
