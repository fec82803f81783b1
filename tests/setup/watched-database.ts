import type { Db, Runner } from '@/lib/kit/scope';

/** What a test does around statements of one kind: before one runs, and after it has. */
export type Watch = {
  /** `sql` is the text of a generated query. */
  beforeQuery?: (sql: string) => Promise<void> | void;
  /** `model.operation` of Prisma Client, such as `ChatTurn.findFirst`. */
  afterOperation?: (name: string) => Promise<void> | void;
};

/** The same database, with a test watching its generated queries and what Prisma Client does. */
export function watchDatabase(db: Db, { beforeQuery, afterOperation }: Watch): Db {
  const watchQueries = <On extends Runner>(on: On): On => ({
    ...on,
    query: async (sql: string, values: unknown[]) => {
      await beforeQuery?.(sql);
      return on.query(sql, values);
    },
  });
  const prisma = db.prisma.$extends({
    query: {
      $allModels: {
        async $allOperations({ model, operation, args, query }) {
          const result = await query(args);
          await afterOperation?.(`${model}.${operation}`);
          return result;
        },
      },
    },
  });
  return {
    ...watchQueries(db),
    prisma: prisma as unknown as Db['prisma'],
    transaction: (work) => db.transaction((tx) => work(watchQueries(tx))),
  };
}
