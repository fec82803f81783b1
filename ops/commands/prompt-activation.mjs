/**
 * @typedef {Pick<import('pg').ClientBase, 'query'>} Client
 * @typedef {{ promptFor: string, from: string | null, to: string }} Activation
 */

const VERSIONS = `
SELECT p.prompt_for AS "chatType", p.prompt_version AS version, p.is_active AS active,
  (SELECT count(*)::int FROM chat_sessions s WHERE s.prompt_id = p.id) AS chats,
  (SELECT max(a.created_at) FROM prompt_activations a WHERE a.prompt_for = p.prompt_for AND a.to_version = p.prompt_version) AS "activatedAt"
FROM prompts p ORDER BY p.prompt_for, p.created_at, p.prompt_version`;

/**
 * Every version of every prompt.
 * @param {Client} client
 */
export async function listPrompts(client) {
  return (await client.query(VERSIONS)).rows;
}

/**
 * Runs a change of a chat type's prompt in a transaction; concurrent changes are serialized.
 * @template T
 * @param {Client} client
 * @param {string} promptFor
 * @param {() => Promise<T>} change
 */
async function alone(client, promptFor, change) {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [`prompt ${promptFor}`]);
    const done = await change();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * @param {Client} client
 * @param {string} promptFor
 */
async function activeVersion(client, promptFor) {
  const { rows } = await client.query(
    'SELECT prompt_version AS version FROM prompts WHERE prompt_for = $1 AND is_active',
    [promptFor],
  );
  return rows[0]?.version ?? null;
}

/**
 * @param {Client} client
 * @param {string} promptFor
 * @param {string} to
 * @param {{ by: string, rolledBack: boolean }} note
 * @returns {Promise<Activation>}
 */
async function change(client, promptFor, to, { by, rolledBack }) {
  const from = await activeVersion(client, promptFor);
  if (from === to) throw new Error(`${promptFor} has ${to} active already.`);
  // Deactivate first: a unique index allows one active version at any moment.
  await client.query('UPDATE prompts SET is_active = false WHERE prompt_for = $1 AND is_active', [promptFor]);
  const { rowCount } = await client.query(
    'UPDATE prompts SET is_active = true WHERE prompt_for = $1 AND prompt_version = $2',
    [promptFor, to],
  );
  if (rowCount !== 1) throw new Error(`${promptFor} has no version ${to}; --list shows the ones there are.`);
  await client.query(
    `INSERT INTO prompt_activations (id, prompt_for, from_version, to_version, activated_by, rolled_back)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)`,
    [promptFor, from, to, by, rolledBack],
  );
  return { promptFor, from, to };
}

/**
 * Makes a version the one new chats of its type begin with, and records it; chats under way keep theirs.
 * @param {Client} client
 * @param {string} promptFor
 * @param {string} version
 * @param {string} by the operator
 * @throws Error when there is no such version, or it is active already; nothing has changed then
 */
export function activatePrompt(client, promptFor, version, by) {
  return alone(client, promptFor, () => change(client, promptFor, version, { by, rolledBack: false }));
}

/**
 * Rolls back to the version before the last activation that has not been rolled back itself.
 * @param {Client} client
 * @param {string} promptFor
 * @param {string} by the operator
 * @throws Error when there is no earlier version
 */
export function rollBackPrompt(client, promptFor, by) {
  return alone(client, promptFor, async () => {
    const { rows } = await client.query(
      'SELECT from_version AS "from", to_version AS "to", rolled_back AS back FROM prompt_activations WHERE prompt_for = $1 ORDER BY seq DESC',
      [promptFor],
    );
    let skip = 0;
    for (const row of rows) {
      if (row.back) skip += 1;
      else if (skip > 0) skip -= 1;
      else if (row.from) return change(client, promptFor, row.from, { by, rolledBack: true });
    }
    throw new Error(`${promptFor} has no earlier activation to go back to.`);
  });
}
