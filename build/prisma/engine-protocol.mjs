// JSON-RPC 2.0, one message a line, as Prisma's command line speaks it with its engine.
import readline from 'node:readline';

const USER_FACING_ERROR = 4466;
const PRISMA_CODE = /^P\d{4}$/;

/** Ids of our own requests, far from those of the command line. */
let nextId = 1_000_000;

/** @param {object} message */
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/**
 * Asks the command line to show a text.
 * @param {string} content
 */
export function print(content) {
  send({ id: nextId, method: 'print', params: { content } });
  nextId += 1;
}

/**
 * @param {'INFO' | 'ERROR'} level
 * @param {object} fields
 */
export function logLine(level, fields) {
  const line = { timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** @param {Error & { code?: string }} error */
function errorOf(error) {
  const code = [error.name, error.code].find((text) => text && PRISMA_CODE.test(text));
  return {
    code: USER_FACING_ERROR,
    message: 'An error happened. Check the data field for details.',
    data: { is_panic: false, message: error.message, error_code: code },
  };
}

/**
 * Answers requests until the command line closes the connection and the last one is done.
 * @param {(method: string, params: any) => Promise<unknown>} answer
 */
export async function serveRequests(answer) {
  /** @type {Promise<void>[]} */
  const running = [];
  for await (const line of readline.createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (!line.trim()) continue;
    const { id, method, params } = JSON.parse(line);
    // Without a method it is the command line's answer to a print of ours.
    if (!method) continue;
    running.push(
      answer(method, params).then(
        (result) => void send({ id, result: result ?? {} }),
        (error) => void send({ id, error: errorOf(error) }),
      ),
    );
  }
  await Promise.all(running);
  // The engine keeps its connections open.
  process.exit();
}
