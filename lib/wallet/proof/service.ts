/*
 * Invariants:
 * - A balance that is not the sum of its ledger entries is found, whoever wrote it; nothing is mended by itself.
 */

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
SELECT owner_kind AS "ownerKind", owner_id AS "ownerId", coalesce(b.balance, 0) AS balance, coalesce(t.total, 0) AS "ledgerSum",
  coalesce(l.balance_after, 0) AS "lastBalanceAfter"
FROM balances b FULL JOIN booked t USING (owner_kind, owner_id) LEFT JOIN last l USING (owner_kind, owner_id)
WHERE coalesce(b.balance, 0) <> coalesce(t.total, 0) OR coalesce(b.balance, 0) <> coalesce(l.balance_after, 0) OR b.balance < 0
ORDER BY owner_kind, owner_id`;

/**
 * The owners whose balance (in messages) is not the sum of their ledger entries. An owner whose account was deleted has the
 * balance 0. One statement, which reads both tables whole.
 */
export async function driftingOwners(client: {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}): Promise<object[]> {
  return (await client.query(DRIFT, [])).rows as object[];
}
