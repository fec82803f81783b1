const DRIFT = `
WITH balances AS (
  SELECT 'user' AS owner_kind, id AS owner_id, message_balance AS balance FROM users
  UNION ALL
  SELECT 'session', s.id, s.messages_left FROM chat_sessions s
  WHERE s.user_id IS NULL OR EXISTS (SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'session' AND l.owner_id = s.id)
), booked AS (
  SELECT owner_kind, owner_id, sum(delta)::int AS total FROM ledger_entries GROUP BY owner_kind, owner_id
), last AS (
  SELECT DISTINCT ON (owner_kind, owner_id) owner_kind, owner_id, balance_after FROM ledger_entries ORDER BY owner_kind, owner_id, seq DESC
)
SELECT b.owner_kind AS "ownerKind", b.owner_id AS "ownerId", b.balance, coalesce(t.total, 0) AS "ledgerSum",
  coalesce(l.balance_after, 0) AS "lastBalanceAfter"
FROM balances b LEFT JOIN booked t USING (owner_kind, owner_id) LEFT JOIN last l USING (owner_kind, owner_id)
WHERE b.balance <> coalesce(t.total, 0) OR b.balance <> coalesce(l.balance_after, 0) OR b.balance < 0
ORDER BY b.owner_kind, b.owner_id`;

/**
 * Every owner whose balance is not the sum of the owner's ledger entries (messages).
 * @param {{ query(text: string): Promise<{ rows: object[] }> }} client
 */
export async function driftingOwners(client) {
  return (await client.query(DRIFT)).rows;
}
