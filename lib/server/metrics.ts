import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { asRouteHandler, type CallRequest } from './call';
import { env } from './env';
import { once } from './once';
import { plainAnswer } from './plain-answer';

/** Seconds. A plain call takes milliseconds, a reply of the model up to 30 s. */
const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 5, 10, 30];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const metrics = once(() => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'status'] as const;
  const shared = { registers: [registry], labelNames };
  return {
    registry,
    safetyAnswers: new Counter({
      registers: [registry],
      labelNames: ['service', 'outcome', 'status'] as const,
      name: 'saathi_safety_answers_total',
      help: 'Requests to the judge and to moderation, by how they ended',
    }),
    requests: new Counter({ ...shared, name: 'saathi_requests_total', help: 'Calls answered' }),
    duration: new Histogram({
      ...shared,
      name: 'saathi_request_duration_seconds',
      help: 'Time from the call to its answer',
      buckets: DURATION_BUCKETS_S,
    }),
  };
});

/**
 * Counts one answered call.
 * @param route as its endpoint writes it, never a path with an id
 */
export function countAnswer(route: string, status: number, ms: number): void {
  const labels = { route, status: String(status) };
  metrics().requests.inc(labels);
  metrics().duration.observe(labels, ms / 1000);
}

/**
 * Counts how one request to a safety service ended.
 * @param status of HTTP; null when there was none
 */
export function countSafetyAnswer(service: string, outcome: string, status: number | null): void {
  metrics().safetyAnswers.inc({ service, outcome, status: String(status ?? '') });
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Only this machine may, and not through a proxy on it; anyone else needs the token. */
function mayRead({ address, header }: CallRequest): boolean {
  const { METRICS_TOKEN: token, TRUSTED_PROXIES } = env();
  if (token && sameText(header('authorization') ?? '', `Bearer ${token}`)) return true;
  const proxied = TRUSTED_PROXIES > 0 || header('x-forwarded-for') !== null;
  return !proxied && address !== null && LOOPBACK.test(address);
}

/** `GET /metrics` in Prometheus' text format; 404 for everybody who may not read it. */
export const showMetrics = asRouteHandler(async (request) => {
  if (!mayRead(request)) return plainAnswer({ status: 404, body: { error: 'This does not exist.' } });
  const { registry } = metrics();
  const headers = { 'content-type': registry.contentType };
  return plainAnswer({ status: 200, headers, body: await registry.metrics() });
});
