// The tables of the job queue, made by whoever migrates, so that the product itself needs no right to create anything.

/**
 * Makes or updates the queue's schema and the table of every queue; changes nothing where all of it is there.
 * @param {import('pg').Client} client
 */
export async function makeQueueTables(client) {
  const { default: PgBoss } = await import('pg-boss');
  const { QUEUES } = await import('../../lib/server/queues.ts');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  for (const name of Object.values(QUEUES)) await boss.createQueue(name);
  // What hands the scheduled jobs out makes this one for itself (pg-boss 10.4.2, src/timekeeper.js).
  await boss.createQueue('__pgboss__send-it');
  await boss.stop({ graceful: false, close: false });
}
