import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ModelAnswer } from '@/lib/ai/watch/service';
import { isSameSecret } from '@/lib/kit/same-secret';
import { asRouteHandler, type CallRequest } from './call';
import { env } from './env';
import { isLoopbackHost } from './host';
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
    modelAnswers: new Counter({
      registers: [registry],
      labelNames: ['provider', 'outcome', 'status', 'code'] as const,
      name: 'saathi_model_answers_total',
      help: 'Questions to the providers of models, by how they ended',
    }),
    modelTokens: new Counter({
      registers: [registry],
      labelNames: ['provider', 'kind'] as const,
      name: 'saathi_model_tokens_total',
      help: 'Tokens as providers count them: read, of these kept from before, and written',
    }),
    modelDuration: new Histogram({
      registers: [registry],
      labelNames: ['provider'] as const,
      name: 'saathi_model_answer_seconds',
      help: 'Time from the question to its answer, further requests for it included',
      buckets: DURATION_BUCKETS_S,
    }),
    replies: new Counter({
      registers: [registry],
      labelNames: ['outcome'] as const,
      name: 'saathi_replies_total',
      help: 'Replies of companions that were asked of a model, by whether the person got one',
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

/** Counts how one question to a provider ended. */
export function countModelAnswer(answer: ModelAnswer): void {
  const { provider, outcome, tookMs } = answer;
  const isAnswer = answer.outcome === 'answered';
  metrics().modelAnswers.inc({
    ...{ provider, outcome },
    status: String((isAnswer ? 200 : answer.status) ?? ''),
    code: isAnswer ? '' : (answer.code ?? ''),
  });
  metrics().modelDuration.observe({ provider }, tookMs / 1000);
  if (!isAnswer) return;
  const { promptTokens, cachedTokens, completionTokens } = answer;
  const tokens = { read: promptTokens, kept: cachedTokens, written: completionTokens };
  for (const [kind, count] of Object.entries(tokens)) metrics().modelTokens.inc({ provider, kind }, count);
}

/** Counts how one reply to a person ended. */
export function countReply(outcome: 'answered' | 'failed'): void {
  metrics().replies.inc({ outcome });
}

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

/** `GET /metrics` in Prometheus' text format; 404 for everybody who may not read it. */
export const showMetrics = asRouteHandler(async (request) => {
  if (!mayRead(request)) return plainAnswer({ status: 404, body: { error: 'This does not exist.' } });
  const { registry } = metrics();
  const headers = { 'content-type': registry.contentType };
  return plainAnswer({ status: 200, headers, body: await registry.metrics() });
});
