/* @name LockIssue */
SELECT id, kind, message_id AS "messageId", user_id AS "userId", status, first_answered_at AS "firstAnsweredAt", closed_at AS "closedAt"
FROM issues WHERE number = :number! FOR UPDATE;
