/* @name CountUnfinishedMigrations */
SELECT count(*)::int AS "unfinished!" FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL;
