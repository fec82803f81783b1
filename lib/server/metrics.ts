import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SIGNALS } from '@/lib/admin/signals/constants';
import type { Signal } from '@/lib/admin/signals/service';
import type { EndedReply, ModelAnswer } from '@/lib/ai/watch/service';
import type { SecurityEvent } from '@/lib/kit/security-events';
import type { WebhookKind } from '@/lib/payments/ports';
import { onceAProcess } from './once-a-process';

/** Seconds. A plain call takes milliseconds, a reply of the model up to 30 s. */
const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 5, 10, 30];

/** One for our server and for Next's copy of this module: what a page counts is read with the rest. */
const metrics = () => onceAProcess('metrics', makeMetrics);

function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'status'] as const;
  const shared = { registers: [registry], labelNames };
  const ofReply = { registers: [registry], labelNames: ['outcome', 'provider', 'model'] as const };
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
      labelNames: ['provider', 'model', 'outcome', 'status', 'code'] as const,
      name: 'saathi_model_answers_total',
      help: 'Questions to the providers of models, by how they ended',
    }),
    modelTokens: new Counter({
      registers: [registry],
      labelNames: ['provider', 'model', 'kind'] as const,
      name: 'saathi_model_tokens_total',
      help: 'Tokens as providers count them: read, of these kept from before, and written',
    }),
    modelDuration: new Histogram({
      registers: [registry],
      labelNames: ['provider', 'model'] as const,
      name: 'saathi_model_answer_seconds',
      help: 'Time from the question to its answer, further requests for it included',
      buckets: DURATION_BUCKETS_S,
    }),
    replies: new Counter({
      ...ofReply,
      name: 'saathi_replies_total',
      help: 'Replies of companions, by what the person got and whom the last request for words went to',
    }),
    replyDuration: new Histogram({
      ...ofReply,
      name: 'saathi_reply_seconds',
      help: 'Time from a message to the end of its turn',
      buckets: DURATION_BUCKETS_S,
    }),
    replyTokens: new Counter({
      registers: [registry],
      labelNames: [...ofReply.labelNames, 'kind'] as const,
      name: 'saathi_reply_tokens_total',
      help: 'Tokens of all requests for the words of a reply: read, of these kept from before, and written',
    }),
    replyCost: new Counter({
      ...ofReply,
      name: 'saathi_reply_cost_dollars_total',
      help: 'What these tokens cost by OPENAI_PRICES; nothing where no prices are set',
    }),
    modelCost: new Counter({
      registers: [registry],
      labelNames: ['provider', 'model'] as const,
      name: 'saathi_model_cost_dollars_total',
      help: 'What the tokens cost by OPENAI_PRICES; nothing where no prices are set',
    }),
    circuit: new Gauge({
      registers: [registry],
      labelNames: ['provider'] as const,
      name: 'saathi_model_circuit_open',
      help: 'Whether a provider of replies is left alone after failures',
    }),
    security: new Counter({
      registers: [registry],
      labelNames: ['event', 'outcome', 'reason'] as const,
      name: 'saathi_security_events_total',
      help: 'Events of the security log: sign-ins, refusals, limits that were hit and others',
    }),
    webhooks: new Counter({
      registers: [registry],
      labelNames: ['kind'] as const,
      name: 'saathi_payment_webhooks_total',
      help: 'Webhooks of payments that Cashfree signed, by what they were about; refused ones are security events',
    }),
    connections: new Gauge({
      registers: [registry],
      labelNames: ['state'] as const,
      name: 'saathi_database_connections',
      help: 'Connections of this process to the database, and statements that wait for one',
    }),
    requestsWaiting: new Gauge({
      registers: [registry],
      name: 'saathi_requests_waiting',
      help: 'Requests that wait for their turn in this process',
    }),
    signals: new Map<string, Gauge<string>>(),
    signalsRead: new Gauge({
      registers: [registry],
      name: 'saathi_signals_read',
      help: 'Whether the numbers of the database could be read',
    }),
    requests: new Counter({ ...shared, name: 'saathi_requests_total', help: 'Calls answered' }),
    duration: new Histogram({
      ...shared,
      name: 'saathi_request_duration_seconds',
      help: 'Time from the call to its answer',
      buckets: DURATION_BUCKETS_S,
    }),
  };
}

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
  const { provider, model, outcome, tookMs } = answer;
  const isAnswer = answer.outcome === 'answered';
  metrics().modelAnswers.inc({
    ...{ provider, model, outcome },
    status: String((isAnswer ? 200 : answer.status) ?? ''),
    code: isAnswer ? '' : (answer.code ?? ''),
  });
  metrics().modelDuration.observe({ provider, model }, tookMs / 1000);
  if (!isAnswer) return;
  const { promptTokens, cachedTokens, completionTokens } = answer;
  const tokens = { read: promptTokens, kept: cachedTokens, written: completionTokens };
  for (const [kind, count] of Object.entries(tokens))
    metrics().modelTokens.inc({ provider, model, kind }, count);
}

/** Counts how one reply to a person ended. @param dollars US dollars */
export function countReply(ended: EndedReply, dollars: number): void {
  const { outcome, asked, tookMs, promptTokens, cachedTokens, completionTokens } = ended;
  const labels = { outcome, provider: asked?.provider ?? '', model: asked?.model ?? '' };
  metrics().replies.inc(labels);
  metrics().replyDuration.observe(labels, tookMs / 1000);
  const tokens = { read: promptTokens, kept: cachedTokens, written: completionTokens };
  for (const [kind, count] of Object.entries(tokens)) metrics().replyTokens.inc({ ...labels, kind }, count);
  metrics().replyCost.inc(labels, dollars);
}

/** Counts what tokens of a model cost. @param dollars US dollars */
export function countModelCost({ provider, model }: ModelAnswer, dollars: number): void {
  metrics().modelCost.inc({ provider, model }, dollars);
}

/** Notes whether a provider of replies is left alone at the moment. */
export function noteCircuit(provider: string, isOpen: boolean): void {
  metrics().circuit.set({ provider }, Number(isOpen));
}

/** Counts an event of the security log. */
export function countSecurityEvent(event: SecurityEvent, outcome: string, reason: string): void {
  metrics().security.inc({ event, outcome, reason });
}

/** Counts a webhook of payments. */
export function countWebhook(kind: WebhookKind): void {
  metrics().webhooks.inc({ kind });
}

/** Notes how the pool of database connections is. */
export function noteConnections(states: Readonly<Record<string, number>>): void {
  for (const [state, count] of Object.entries(states)) metrics().connections.set({ state }, count);
}

/** Notes how many requests wait for their turn. */
export const noteWaiting = (requests: number): void => metrics().requestsWaiting.set(requests);

/** Puts the numbers of the moment in the place of those before. @param signals null when they could not be read */
export function setSignals(signals: readonly Signal[] | null): void {
  const { registry, signals: gauges, signalsRead } = metrics();
  signalsRead.set(Number(signals !== null));
  // A number that is not read any more must not stand there as if it were.
  for (const gauge of gauges.values()) gauge.reset();
  for (const { name, labels, value } of signals ?? []) {
    const gauge =
      gauges.get(name) ??
      new Gauge({ registers: [registry], name, help: SIGNALS[name], labelNames: Object.keys(labels) });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
}

/** Everything in Prometheus' text format. */
export async function printMetrics(): Promise<{ contentType: string; text: string }> {
  const { registry } = metrics();
  return { contentType: registry.contentType, text: await registry.metrics() };
}
