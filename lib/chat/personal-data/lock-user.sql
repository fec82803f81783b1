/* @name LockUser */
SELECT id FROM users WHERE id = :userId!::uuid FOR UPDATE;
