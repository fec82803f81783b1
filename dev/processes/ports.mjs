import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';

/** Below are the well-known ports, and all that browsers refuse. */
const LOWEST = 10_100;
const TRIES = 20;

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} why it cannot be listened on: an error code
 */
export function whyPortIsTaken(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** @returns {number} the first of the ports that Linux hands out by itself; 0 elsewhere */
function firstHandedOut() {
  try {
    return Number.parseInt(fs.readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    return 0;
  }
}

/** @returns {Promise<number>} a port that the system hands out */
function anyPort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * A port for a server that starts in a moment, or stops and starts again. Where the system says which ports it hands out
 * to connections and to whoever asks for any port, it is none of those: it would be taken meanwhile now and then.
 * @param {number} [wanted] taken when it is free
 * @returns {Promise<number>} a port of 127.0.0.1 nobody listens on
 */
export async function freePort(wanted) {
  if (wanted && !(await whyPortIsTaken(wanted, '127.0.0.1'))) return wanted;
  const end = firstHandedOut();
  for (let tried = 0; end > LOWEST && tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, end);
    if (!(await whyPortIsTaken(port, '127.0.0.1'))) return port;
  }
  return anyPort();
}
