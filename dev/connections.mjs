import { LOOPBACK_HOST } from './settings.mjs';
import { StartError } from './start-error.mjs';

/** The kinds of connections that ALLOW_INSECURE may name. */
const KINDS = ['database', 'redis', 'providers'];
/** Where the database is. */
const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL'];
/** Where third parties are, as far as that can be set. */
const PROVIDERS =
  /^(GOOGLE_ISSUER|CASHFREE_SDK_URL|SMS_PROVIDER_URL|ALERT_WEBHOOK_URL|OTEL_EXPORTER_OTLP_ENDPOINT|PICTURES_S3_ENDPOINT|(OPENAI|FALLBACK|JUDGE|MODERATION|NOTES|EMBEDDING|LETTA|CASHFREE|TURNSTILE)_BASE_URL)$/;
/**
 * What makes `pg` encrypt and check the certificate (https://node-postgres.com/features/ssl); `no-verify` takes anybody's, and so does
 * `require` with `uselibpqcompat` (https://github.com/brianc/node-postgres/tree/master/packages/pg-connection-string#tcp-connections).
 */
const CHECKED_MODES = ['require', 'verify-ca', 'verify-full'];

/**
 * At a public address nothing leaves this machine in the clear, unless the owner says that it is meant.
 * @param {Pick<import('./settings.mjs').Settings, 'appUrl' | 'loopback'>} settings
 * @param {NodeJS.ProcessEnv} env
 * @throws StartError naming every connection that could be read or answered by somebody on the way
 */
export function requireSafeConnections(settings, env) {
  const reason = whyConnectionsUnsafe(settings, env);
  if (reason) throw new StartError(`At the public address ${settings.appUrl.origin} ${reason}.`);
}

/**
 * @param {Pick<import('./settings.mjs').Settings, 'loopback'>} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} names every connection that could be read or answered by somebody on the way
 * @throws StartError when ALLOW_INSECURE says what it cannot
 */
export function whyConnectionsUnsafe({ loopback }, env) {
  const allowed = (env.ALLOW_INSECURE ?? '')
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (!allowed.every((kind) => KINDS.includes(kind)))
    throw new StartError(
      `ALLOW_INSECURE is a comma list of ${KINDS.join(', ')}, and is "${env.ALLOW_INSECURE}".`,
    );
  if (loopback) return undefined;
  const unsafe = Object.entries(env).flatMap(([name, value]) => {
    const [kind, advice] = value ? whyUnsafe(name, value) : [];
    return kind && !allowed.includes(kind) ? [`${name} (${advice})`] : [];
  });
  if (unsafe.length === 0) return undefined;
  return `these connections have to be encrypted, and are not: ${unsafe.join(', ')}. Where that is meant, ALLOW_INSECURE says so: ${KINDS.join(', ')}`;
}

/**
 * @param {string} name of a variable
 * @param {string} value
 * @returns {[kind: string, advice: string] | []} nothing when the connection is safe
 */
function whyUnsafe(name, value) {
  if (!URL.canParse(value)) return [];
  const url = new URL(value);
  if (DATABASES.includes(name)) return isSafeDatabase(url) ? [] : ['database', 'add sslmode=verify-full'];
  if (LOOPBACK_HOST.test(url.hostname)) return [];
  if (name === 'REDIS_URL') return url.protocol === 'rediss:' ? [] : ['redis', 'use rediss:'];
  return PROVIDERS.test(name) && url.protocol !== 'https:' ? ['providers', 'use https:'] : [];
}

/** @param {URL} url */
function isSafeDatabase({ hostname, searchParams }) {
  // `pg` takes this parameter before the host of the address; a path is a socket of this machine.
  const host = searchParams.get('host') ?? hostname;
  if (host.startsWith('/') || LOOPBACK_HOST.test(host)) return true;
  const mode = searchParams.get('sslmode');
  if (mode === null) return ['true', '1'].includes(searchParams.get('ssl') ?? '');
  return (
    CHECKED_MODES.includes(mode) && !(mode === 'require' && searchParams.get('uselibpqcompat') === 'true')
  );
}
