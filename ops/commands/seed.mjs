/** The advisory lock that lets one process seed a database at a time. */
const LOCK = 72_707_370;

/**
 * @param {import('pg').Client} client
 * @returns {Promise<boolean>} whether there is no companion to talk to yet
 */
export async function isEmpty(client) {
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM companions) AS filled');
  return !rows[0].filled;
}

/**
 * Inserts the companions, prompts and sample reviews in one transaction. Running it again changes nothing.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, number>>} rows of each kind that were added
 */
export async function seedDatabase(client) {
  const { seed } = await import('../../prisma/seed/seed.ts');
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const counts = await seed(client);
    await client.query('COMMIT');
    return { ...counts };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
