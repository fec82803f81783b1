/* @name ClaimDueTransfers */
UPDATE refund_transfers SET tries = tries + 1, next_check_at = :leaseUntil!::timestamptz
WHERE id IN (
  SELECT id FROM refund_transfers WHERE next_check_at <= :now!::timestamptz ORDER BY next_check_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED
)
RETURNING id;
