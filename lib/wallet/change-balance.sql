/* @name ChangeBalance */
WITH moved_user AS (
  UPDATE users SET message_balance = message_balance + :delta!::int
  WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid AND message_balance + :delta!::int >= 0
  RETURNING message_balance AS balance
), moved_session AS (
  UPDATE chat_sessions SET messages_left = messages_left + :delta!::int
  WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid AND messages_left + :delta!::int >= 0
  RETURNING messages_left AS balance
), moved AS (
  SELECT balance FROM moved_user UNION ALL SELECT balance FROM moved_session
), entry AS (
  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
  SELECT gen_random_uuid(), :ownerKind!, :ownerId!, :delta!, balance, :kind!, :reference!, :now!::timestamptz FROM moved
)
SELECT balance AS "balance!" FROM moved;
