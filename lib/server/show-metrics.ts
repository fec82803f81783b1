import { readSignals } from '@/lib/admin/signals/service';
import { isSameSecret } from '@/lib/kit/same-secret';
import { asRouteHandler, type CallRequest } from './call';
import { db } from './db';
import { env } from './env';
import { isLoopbackHost } from './host';
import { log } from './log';
import { noteConnections, noteWaiting, printMetrics, setSignals } from './metrics';
import { onceAProcess } from './once-a-process';
import { plainAnswer } from './plain-answer';
import { ports } from './ports';
import { jobScope } from './scope';
import { turns } from './turns';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** ms for which the numbers of the database are told again: several who ask cost one reading. */
const SIGNALS_KEPT_MS = 10_000;

/** What a proxy may add to the requests that it passes on. */
const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Who has the token may, from anywhere. Without it only this machine may, and not through a proxy on it. Nothing tells a direct
 * request for sure from one that a proxy passes on without a word, so at an https address, which only a proxy can serve, the
 * token is the one way.
 */
function mayRead({ address, header }: CallRequest): boolean {
  const { APP_URL, METRICS_TOKEN: token, TRUSTED_PROXIES } = env();
  if (token && isSameSecret(header('authorization') ?? '', `Bearer ${token}`)) return true;
  const behindProxy = APP_URL.startsWith('https:') || TRUSTED_PROXIES > 0;
  if (behindProxy || OF_PROXIES.some((name) => header(name) !== null)) return false;
  return address !== null && LOOPBACK.test(address) && isLoopbackHost(header('host'));
}

const reading = () =>
  onceAProcess('signals', (): { at: number; done: Promise<void> } => ({
    at: Number.NEGATIVE_INFINITY,
    done: Promise.resolve(),
  }));

/** Reads the numbers of the database; without it the process's own are told all the same. */
async function readThem(): Promise<void> {
  try {
    setSignals(await readSignals({ ...jobScope(), budgets: ports().budgets }));
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'signals not read');
    setSignals(null);
  }
}

function readSignalsOnce(): Promise<void> {
  const kept = reading();
  const now = performance.now();
  if (now - kept.at >= SIGNALS_KEPT_MS) Object.assign(kept, { at: now, done: readThem() });
  return kept.done;
}

/** `GET /metrics` in Prometheus' text format; 404 for everybody who may not read it. */
export const showMetrics = asRouteHandler(async (request) => {
  if (!mayRead(request)) return plainAnswer({ status: 404, body: { error: 'This does not exist.' } });
  await readSignalsOnce();
  noteConnections(db(env()).connections());
  noteWaiting(turns().waiting());
  const { contentType, text } = await printMetrics();
  return plainAnswer({ status: 200, headers: { 'content-type': contentType }, body: text });
});
