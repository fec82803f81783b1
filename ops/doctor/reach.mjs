import net from 'node:net';
import tls from 'node:tls';
import { well, wrong } from './findings.mjs';

/** ms for a connection. */
const LIMIT_MS = 5_000;

/** Who is told things and cannot be asked without being told one: what they do, by the setting that names them. */
const LISTENERS = /** @type {const} */ ([
  ['ALERT_WEBHOOK_URL', 'takes alerts'],
  ['SMS_PROVIDER_URL', 'sends codes'],
  ['LETTA_BASE_URL', 'holds memories'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'takes traces'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'takes traces'],
  ['SENTRY_DSN', 'takes errors'],
]);

/**
 * Whether those who are told things can be reached: a connection is made, with TLS where it is due, and nothing said.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<readonly import('./findings.mjs').Finding[]>}
 */
export const examineListeners = (env) =>
  Promise.all(
    LISTENERS.flatMap(([name, does]) => {
      const address = env[name];
      return address ? [examineListener(name, does, address)] : [];
    }),
  );

/**
 * @param {string} name
 * @param {string} does
 * @param {string} address
 */
async function examineListener(name, does, address) {
  if (!URL.canParse(address)) return wrong(`${name} is no address`);
  const { protocol, hostname, port } = new URL(address);
  const secure = protocol === 'https:';
  const failure = await connect(hostname, Number(port || (secure ? 443 : 80)), secure);
  return failure === null
    ? well(`${hostname}, which ${does}, is reached`)
    : wrong(`${hostname}, which ${does} (${name}), is not reached: ${failure}`);
}

/**
 * @param {string} hostname
 * @param {number} port
 * @param {boolean} secure
 * @returns {Promise<string | null>} why there is no connection
 */
function connect(hostname, port, secure) {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const done = (/** @type {string | null} */ failure) => {
      socket.destroy();
      resolve(failure);
    };
    const socket = secure
      ? tls.connect({ host, port, ...(net.isIP(host) ? {} : { servername: host }) }, () => done(null))
      : net.connect({ host, port }, () => done(null));
    socket.setTimeout(LIMIT_MS, () => done('no answer'));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code ?? error.message));
  });
}
