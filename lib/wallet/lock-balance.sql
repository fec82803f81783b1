/* @name LockBalance */
WITH locked_user AS (
  SELECT message_balance AS balance FROM users WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid FOR NO KEY UPDATE
), locked_session AS (
  SELECT messages_left AS balance FROM chat_sessions WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid FOR NO KEY UPDATE
)
SELECT balance AS "balance!" FROM locked_user UNION ALL SELECT balance FROM locked_session;
