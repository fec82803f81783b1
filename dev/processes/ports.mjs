import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';

/** The ports below are the well-known ones and all those that browsers refuse. */
const LOWEST = 10_100;
const TRIES = 20;

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code of listening on it; undefined when that works
 */
export function whyPortIsTaken(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** @returns {number} the first ephemeral port on Linux; 0 on other systems */
function firstHandedOut() {
  try {
    return Number.parseInt(fs.readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    return 0;
  }
}

/** @returns {Promise<number>} an ephemeral port */
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
 * A port for a server that starts in a moment, or restarts. On Linux it lies below the ephemeral ports, which the system
 * may give to a connection in the meantime.
 * @param {number} [preferred] used when it is free
 * @returns {Promise<number>} a free port of 127.0.0.1
 */
export async function freePort(preferred) {
  if (preferred && !(await whyPortIsTaken(preferred, '127.0.0.1'))) return preferred;
  const end = firstHandedOut();
  for (let tried = 0; end > LOWEST && tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, end);
    if (!(await whyPortIsTaken(port, '127.0.0.1'))) return port;
  }
  return anyPort();
}
