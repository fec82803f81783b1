// Creating, dropping and reaching whole databases, which the engine leaves to its host program.
import pg from 'pg';

const ALREADY_THERE = '42P04';
const NOT_PERMITTED = '42501';

/** @param {string} url */
export const databaseName = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * Prisma's addresses carry settings such as `?schema=` that PostgreSQL does not know.
 * @param {string} url
 * @param {string} [database]
 */
function plainUrl(url, database) {
  const plain = new URL(url);
  if (database) plain.pathname = `/${database}`;
  plain.search = '';
  return plain.toString();
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function runOnce(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
export const checkConnection = (url) => runOnce(plainUrl(url), 'SELECT 1');

/**
 * @param {string} url of the database to make, which may be there already
 * @returns {Promise<{ databaseName: string }>}
 */
export async function createDatabase(url) {
  const name = databaseName(url);
  await runOnce(plainUrl(url, 'postgres'), `CREATE DATABASE ${quoted(name)}`).catch((error) => {
    if (error.code !== ALREADY_THERE) throw error;
  });
  return { databaseName: name };
}

/** @param {string} url */
export const dropDatabase = (url) => dropBeside(plainUrl(url, 'postgres'), databaseName(url));

/**
 * From template0, which nobody can connect to: PostgreSQL refuses to copy template1 while anybody is connected to it,
 * be it a server's own vacuum (https://www.postgresql.org/docs/current/manage-ag-templatedbs.html).
 * @param {string} url any database of the server
 * @param {string} name
 */
export const createBeside = (url, name) =>
  runOnce(plainUrl(url), `CREATE DATABASE ${quoted(name)} TEMPLATE template0`);

/**
 * By force, so that nobody who is still connected keeps it. A vacuum of the server's own is nobody's to end by force; a plain DROP has it end itself
 * (CountOtherDBBackends, https://github.com/postgres/postgres/blob/master/src/backend/storage/ipc/procarray.c).
 * @param {string} url any other database of the server
 * @param {string} name
 */
export async function dropBeside(url, name) {
  const drop = `DROP DATABASE IF EXISTS ${quoted(name)}`;
  await runOnce(plainUrl(url), `${drop} WITH (FORCE)`).catch((error) => {
    if (error.code !== NOT_PERMITTED) throw error;
    return runOnce(plainUrl(url), drop);
  });
}
