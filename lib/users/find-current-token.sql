/* @name FindCurrentToken */
SELECT id FROM users WHERE id = :userId!::uuid AND token_version = :tokenVersion!;
