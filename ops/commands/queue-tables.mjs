// The tables of the job queue (pg-boss), made by whoever migrates, so that the product itself needs no right to create anything.

/**
 * Makes or updates the queue's schema, and every queue in it; changes nothing where all of it is there.
 * @param {import('pg').Client} client
 */
export async function makeQueueTables(client) {
  const { PgBoss } = await import('pg-boss');
  const { QUEUE_OPTIONS, QUEUE_SCHEMA, QUEUES } = await import('../../lib/server/queues.ts');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: QUEUE_SCHEMA,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  for (const name of Object.values(QUEUES)) await boss.createQueue(name, QUEUE_OPTIONS);
  await boss.stop({ graceful: false, close: false });
}
