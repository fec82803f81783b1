// Who may do what in the database: its owner changes the schema, the product reads and writes rows, and readers look on.
import { StartError } from '../../dev/start-error.mjs';

/** What the product may do with a table of `public`, where that is not everything. */
const LIMITED = new Map([
  ['_prisma_migrations', ['SELECT']],
  // Added to and never changed: the ledger, what operators did and set, who made which prompt the active one, and what was heard of orders.
  ['ledger_entries', ['SELECT', 'INSERT']],
  ['prompt_activations', ['SELECT', 'INSERT']],
  ['payment_events', ['SELECT', 'INSERT']],
  ['invoices', ['SELECT', 'INSERT']],
  ['audit_entries', ['SELECT', 'INSERT']],
  ['audit_checks', ['SELECT', 'INSERT']],
  ['setting_changes', ['SELECT', 'INSERT']],
  // Never changed but for being taken out of their chat, and deleted, both after their time.
  ['safety_events', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (session_id)', 'UPDATE (message_id)']],
  // Deleted with the account; a guest's become the member's at a sign-in. What was agreed to, and when, stays.
  ['consents', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (user_id)']],
]);
const EVERYTHING = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
/** What people said, what is remembered of it, codes, and what opens the way to a device: not for readers. */
const PRIVATE = ['messages', 'memory_facts', 'memory_summaries', 'otp_verifications', 'push_subscriptions'];

const TABLES = `
  SELECT c.oid AS id, n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'job_queue') AND c.relkind IN ('r', 'p') ORDER BY 1, 2`;

/** @typedef {{ id: number, schema: string, name: string }} Table */

/** @param {Table} table */
function productRights({ schema, name }) {
  return (schema === 'public' ? LIMITED.get(name) : undefined) ?? EVERYTHING;
}

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * The roles of a database, named after it, because roles belong to the whole server.
 * @param {string} database
 */
export const roleNames = (database) => ({ app: `${database}_app`, reader: `${database}_read` });

/** @param {import('pg').Client} client */
async function identify(client) {
  const { rows } = await client.query(`
    SELECT current_database() AS database, current_user AS "user", rolcreaterole OR rolsuper AS "mayCreateRoles",
      pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = to_regclass('public._prisma_migrations')), 'USAGE') AS "isOwner"
    FROM pg_roles WHERE rolname = current_user`);
  return rows[0];
}

/**
 * Makes the roles of the product and of readers, and gives each exactly its rights.
 * @param {import('pg').Client} client connected as the owner of the tables
 * @returns {Promise<{ owner: string, app: string, reader: string }>} the roles
 * @throws StartError when this user does not own the tables, or may not make a role that is missing
 */
export async function grantRights(client) {
  const { database, user, mayCreateRoles, isOwner } = await identify(client);
  if (!isOwner)
    throw new StartError(
      `The database user "${user}" does not own the tables of the database "${database}"; run \`npm run grants\` as their owner, after \`npm run migrate\`.`,
    );
  const roles = roleNames(database);
  const missing = await missingRoles(client, roles);
  if (missing.length > 0 && !mayCreateRoles)
    throw new StartError(
      `The database user "${user}" may not make roles; have an administrator of the server run: ${missing.map((role) => `CREATE ROLE ${quoted(role)};`).join(' ')} Then run this command again.`,
    );
  await inOne(client, async () => {
    for (const role of missing) await client.query(`CREATE ROLE ${quoted(role)} NOLOGIN`);
    await setRights(client, database, roles);
  });
  return { owner: user, ...roles };
}

/**
 * Gives existing roles their rights on what a migration has added; without the roles there is nothing to do.
 * @param {import('pg').Client} client
 */
export async function renewRights(client) {
  const { database, isOwner } = await identify(client);
  const roles = roleNames(database);
  if (!isOwner || (await missingRoles(client, roles)).length > 0) return;
  await inOne(client, () => setRights(client, database, roles));
}

/**
 * @param {import('pg').Client} client
 * @param {ReturnType<typeof roleNames>} roles
 * @returns {Promise<string[]>}
 */
async function missingRoles(client, roles) {
  const names = Object.values(roles);
  const { rows } = await client.query('SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)', [names]);
  return names.filter((name) => !rows.some((row) => row.rolname === name));
}

/**
 * @param {import('pg').Client} client
 * @param {string} database
 * @param {ReturnType<typeof roleNames>} roles
 */
async function setRights(client, database, roles) {
  const [app, reader] = [quoted(roles.app), quoted(roles.reader)];
  await client.query(`REVOKE CREATE, TEMPORARY ON DATABASE ${quoted(database)} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${quoted(database)} TO ${app}, ${reader}`);
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  const { rows } = await client.query(TABLES);
  for (const schema of new Set(rows.map((row) => quoted(row.schema)))) {
    await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM PUBLIC, ${app}, ${reader}`);
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${app}`);
    await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${app}`);
  }
  await client.query(`GRANT USAGE ON SCHEMA public TO ${reader}`);
  for (const table of rows) {
    const name = `${quoted(table.schema)}.${quoted(table.name)}`;
    await client.query(`GRANT ${productRights(table).join(', ')} ON ${name} TO ${app}`);
    if (table.schema === 'public' && !PRIVATE.includes(table.name))
      await client.query(`GRANT SELECT ON ${name} TO ${reader}`);
  }
}

/**
 * @param {import('pg').Client} client
 * @param {() => Promise<void>} work
 */
async function inOne(client, work) {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Checks that the product can read and write what it has to.
 * @param {import('pg').Client} client
 * @throws StartError with what is missing
 */
export async function requireRights(client) {
  const { rows } = await client.query(TABLES);
  const wanted = rows.flatMap((table) => productRights(table).map((right) => ({ ...table, right })));
  const { rows: missing } = await client.query(
    `SELECT string_agg("right", ', ' ORDER BY "right") || ' on ' || id::regclass AS what
     FROM unnest($1::oid[], $2::text[]) AS wanted(id, "right") JOIN pg_class c ON c.oid = id
     CROSS JOIN LATERAL (SELECT split_part("right", ' ', 1) AS verb, substring("right" FROM '\\((.+)\\)') AS column_name) AS parts
     WHERE NOT has_schema_privilege(relnamespace, 'USAGE') OR NOT CASE WHEN column_name IS NULL
       THEN has_table_privilege(id, verb) ELSE has_column_privilege(id, column_name, verb) END
     GROUP BY id ORDER BY id::regclass::text`,
    [wanted.map(({ id }) => id), wanted.map(({ right }) => right)],
  );
  if (missing.length === 0) return;
  const { database, user } = await identify(client);
  throw lacksRights(
    user,
    database,
    missing.map(({ what }) => what),
  );
}

/** Of how many tables a sentence names what is missing. */
const NAMED = 3;

/**
 * @param {string | undefined} user
 * @param {string | undefined} database
 * @param {readonly string[]} missing
 */
export function lacksRights(user, database, missing) {
  const rest = missing.length > NAMED ? ` and rights on ${missing.length - NAMED} more tables` : '';
  return new StartError(
    `The database user "${user}" lacks ${missing.slice(0, NAMED).join('; ')}${rest} in the database "${database}"; run \`npm run grants\` as the owner of its tables, then GRANT ${quoted(roleNames(database ?? '').app)} TO ${quoted(user ?? '')}.`,
  );
}
