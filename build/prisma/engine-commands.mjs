// `schema-engine cli …`: one question about a database, answered by the exit code and a log line.
import { checkConnection, createDatabase, dropDatabase } from './engine-databases.mjs';
import { logLine } from './engine-protocol.mjs';

/** @type {Readonly<Record<string, (url: string) => Promise<unknown>>>} */
const COMMANDS = {
  'can-connect-to-database': checkConnection,
  'create-database': createDatabase,
  'drop-database': dropDatabase,
};

/** PostgreSQL's code of what went wrong, and the one Prisma's command line knows it by. */
const PRISMA_CODES = new Map([
  ['3D000', 'P1003'],
  ['28P01', 'P1000'],
]);
const UNREACHABLE = 'P1001';

/**
 * @param {string} name
 * @param {string} url
 * @returns {Promise<number>} the exit code
 */
export async function runCommand(name, url) {
  try {
    const command = COMMANDS[name];
    if (!command) throw new Error(`This schema engine has no command "${name}".`);
    await command(url);
    return 0;
  } catch (error) {
    // The command line takes the second line for the answer.
    logLine('INFO', { message: 'Starting schema engine CLI' });
    logLine('ERROR', {
      message: error.message,
      error_code: PRISMA_CODES.get(error.code) ?? UNREACHABLE,
      is_panic: false,
    });
    return 1;
  }
}
