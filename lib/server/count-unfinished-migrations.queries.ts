/** Types generated for queries found in "lib/server/count-unfinished-migrations.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CountUnfinishedMigrations' parameters type */
export type CountUnfinishedMigrationsParams = void;

/** 'CountUnfinishedMigrations' return type */
export interface CountUnfinishedMigrationsResult {
  unfinished: number;
}

/** 'CountUnfinishedMigrations' query type */
export interface CountUnfinishedMigrationsQuery {
  params: CountUnfinishedMigrationsParams;
  result: CountUnfinishedMigrationsResult;
}

const countUnfinishedMigrationsIR: any = {"usedParamSet":{},"params":[],"statement":"SELECT count(*)::int AS \"unfinished!\" FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL"};

/**
 * Query generated from SQL:
 * ```
 * SELECT count(*)::int AS "unfinished!" FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL
 * ```
 */
export const countUnfinishedMigrations = new PreparedQuery<CountUnfinishedMigrationsParams,CountUnfinishedMigrationsResult>(countUnfinishedMigrationsIR);


