/* @name LockUserlessChats */
SELECT id FROM chat_sessions WHERE user_id IS NULL AND visitor_id = :visitorId!::uuid ORDER BY id FOR UPDATE NOWAIT;
