import tls from 'node:tls';
import { judgeClock } from './database.mjs';
import { look, well, wrong } from './findings.mjs';

/** ms for one question. */
const LIMIT_MS = 10_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * What is left of a certificate when it should have renewed itself: two weeks, of one that is made for days or hours the last sixth. Caddy renews in
 * the last third (https://caddyserver.com/docs/json/apps/tls/automation/), certbot 30 days before the end of 90.
 */
const CERTIFICATE_LEFT = { ms: 14 * DAY_MS, share: 1 / 6 };
/** The Date header tells whole seconds. */
const HEADER_BLUR_MS = 1_000;

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * The product as people and Cashfree reach it: through DNS, TLS and the proxy.
 * @param {URL} appUrl
 * @returns {Promise<readonly Finding[]>}
 */
export async function examineAddress(appUrl) {
  const ready = await ask(appUrl, '/readyz', {});
  if ('failure' in ready) return [wrong(`${appUrl.origin} does not answer: ${ready.failure}`)];
  return [
    judgeReady(appUrl, ready),
    ...judgeDate(ready),
    ...(appUrl.protocol === 'https:' ? [await certificate(appUrl)] : []),
    judgeWebhook(await ask(appUrl, '/api/payment/webhook', { method: 'POST', body: '{}' })),
  ];
}

/** @typedef {{ status: number, date: string | null, text: string }} Answer */

/**
 * @param {URL} appUrl
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<Answer | { failure: string }>}
 */
async function ask(appUrl, path, init) {
  try {
    const answer = await fetch(new URL(path, appUrl), {
      ...init,
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: answer.status, date: answer.headers.get('date'), text: await answer.text() };
  } catch (error) {
    return { failure: error.cause?.code ?? error.cause?.message ?? error.message };
  }
}

/**
 * @param {URL} appUrl
 * @param {Answer} ready
 * @returns {Finding}
 */
function judgeReady({ origin }, { status, text }) {
  if (status === 200 && text.includes('"ok"')) return well(`${origin} is ready`);
  const reasons = readReasons(text);
  if (status === 200) return look(`${origin} works with less than it should: ${reasons}`);
  return wrong(`${origin}/readyz answers ${status}: ${reasons}`);
}

/** @param {string} text */
function readReasons(text) {
  try {
    return JSON.parse(text).reasons.join(' ');
  } catch {
    return 'this is not Saathi, or a proxy answers for it';
  }
}

/** @param {Answer} answer */
function judgeDate({ date }) {
  const at = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) ? [] : [judgeClock('who answers there', at - Date.now(), HEADER_BLUR_MS)];
}

/**
 * A webhook that nobody signed has to get through to the product, which refuses it.
 * @param {Answer | { failure: string }} answer
 * @returns {Finding}
 */
export function judgeWebhook(answer) {
  if ('failure' in answer) return wrong(`Cashfree's webhook is not reached: ${answer.failure}`);
  return answer.status === 401
    ? well("Cashfree's webhook is reached, and refuses what nobody signed")
    : wrong(
        `Cashfree's webhook answers ${answer.status} to what nobody signed, and should 401: is a proxy before it?`,
      );
}

/**
 * @param {URL} appUrl
 * @returns {Promise<Finding>}
 */
function certificate({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = tls.connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: LIMIT_MS },
      () => {
        const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
        resolve(judgeCertificate(Date.parse(to) - Date.now(), Date.parse(to) - Date.parse(from)));
        socket.end();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', (error) => resolve(wrong(`the certificate does not hold: ${error.message}`)));
  });
}

/**
 * @param {number} leftMs ms until a certificate ends
 * @param {number} lifetimeMs ms that it was made for
 */
export function judgeCertificate(leftMs, lifetimeMs) {
  const left =
    leftMs < 2 * DAY_MS ? `${Math.floor(leftMs / HOUR_MS)} hours` : `${Math.floor(leftMs / DAY_MS)} days`;
  const text = `the certificate is good for ${left} more`;
  const isLate = leftMs < Math.min(CERTIFICATE_LEFT.ms, lifetimeMs * CERTIFICATE_LEFT.share);
  return isLate ? wrong(`${text}: does it renew itself?`) : well(text);
}
