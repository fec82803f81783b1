import net from 'node:net';

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

/**
 * @param {number} [wanted] taken when it is free
 * @returns {Promise<number>} a port of 127.0.0.1 nobody listens on
 */
export async function freePort(wanted) {
  if (wanted && !(await whyPortIsTaken(wanted, '127.0.0.1'))) return wanted;
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
