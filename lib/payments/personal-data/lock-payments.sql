/* @name LockPayments */
SELECT id FROM payments WHERE id = ANY(:ids!::uuid[]) ORDER BY id FOR UPDATE NOWAIT;
