import { createHmac } from 'node:crypto';
import { type Delivery, type Gateway, later } from './gateway.ts';

export const SIGNATURES = ['good', 'bad', 'missing', 'altered'] as const;
export type Signature = (typeof SIGNATURES)[number];
export type Webhook = {
  orderId: string;
  url: string;
  type: string;
  /** The very bytes that are signed and sent. */
  body: string;
  idempotencyKey: string;
};
export type Sending = {
  /** Copies, all at once. */
  times: number;
  /** Before the first attempt, in ms. */
  delayMs: number;
  /** `bad` is signed with another secret, `altered` has its body changed after signing. */
  signature: Signature;
  /** How old the timestamp claims to be, in ms. */
  ageMs: number;
  /** Whether to try again when the answer is no 2xx. */
  retry: boolean;
};

export const NORMAL: Sending = { times: 1, delayMs: 0, signature: 'good', ageMs: 0, retry: true };

function signed(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64');
}

async function post(
  gateway: Gateway,
  webhook: Webhook,
  how: Sending,
  attempt: number,
): Promise<{ status: number; error?: string }> {
  if (webhook.url === '') return { status: 0, error: 'no webhook address' };
  const { settings, stopping } = gateway;
  const timestamp = String(Date.now() - how.ageMs);
  const secret = how.signature === 'bad' ? `not ${settings.clientSecret}` : settings.clientSecret;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-idempotency-key': webhook.idempotencyKey,
    'x-webhook-attempt': String(attempt),
    'x-webhook-timestamp': timestamp,
    'x-webhook-version': settings.webhookVersion,
  };
  if (how.signature !== 'missing') headers['x-webhook-signature'] = signed(secret, timestamp, webhook.body);
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers,
      body: how.signature === 'altered' ? `${webhook.body} ` : webhook.body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(settings.webhookTimeoutMs)]),
    });
    await answer.arrayBuffer();
    return { status: answer.status };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, error: cause instanceof Error ? cause.message : 'failed' };
  }
}

async function attemptOnce(
  gateway: Gateway,
  webhook: Webhook,
  how: Sending,
  copy: number,
  attempt: number,
): Promise<Delivery> {
  const { stopping } = gateway;
  const delivery: Delivery = {
    time: new Date().toISOString(),
    order_id: webhook.orderId,
    type: webhook.type,
    url: webhook.url,
    attempt,
    copy,
    signature: how.signature,
    body: webhook.body,
    ...(await post(gateway, webhook, how, attempt)),
  };
  if (stopping.signal.aborted) return delivery;
  gateway.deliveries.add(delivery);
  const wait = gateway.settings.webhookRetriesMs[attempt - 1];
  const taken = delivery.status >= 200 && delivery.status < 300;
  if (taken || !how.retry || wait === undefined || webhook.url === '') gateway.underWay -= 1;
  else later(gateway, wait, () => void attemptOnce(gateway, webhook, how, copy, attempt + 1));
  return delivery;
}

/** Sends a webhook; resolves with the first attempt of every copy, while retries go on by themselves. */
export function send(gateway: Gateway, webhook: Webhook, how: Sending): Promise<Delivery[]> {
  gateway.underWay += how.times;
  return new Promise((resolve) => {
    later(gateway, how.delayMs, () => {
      const copies = Array.from({ length: how.times }, (_, i) =>
        attemptOnce(gateway, webhook, how, i + 1, 1),
      );
      resolve(Promise.all(copies));
    });
  });
}
