import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/kit/app-error';
import { answerWith } from '@/lib/server/answer';
import type { CallAnswer } from '@/lib/server/call';
import { isForUs, WRONG_HOST } from '@/lib/server/host';
import { plainAnswer } from '@/lib/server/plain-answer';
import { refuseMethod } from '@/lib/server/refuse-method';
import { pathOf } from './request-target';

/** What the product writes itself, or Next inside of it; a client's own are none of ours. Nothing of ours reads X-Forwarded-Host. */
const OURS = /^(x-nonce|x-request-id|content-security-policy|x-forwarded-host|x-saathi-.*|x-middleware-.*)$/;
const OF_PROXIES = /^(forwarded|x-real-ip|x-forwarded-.*)$/;
/** Bytes, as many as a call takes: a page needs none, and Next would keep 10 MB of them. */
const BODY_LIMIT = 64 * 1024;
const PAGE_METHODS = ['GET', 'HEAD'];
/** Next answers them, too, when such a path has a slash too many: with the way to the right one. */
const CALLS = /^\/(api|auth)\//;

/**
 * Takes out of a request what its sender may not say: headers of ours, and, unless a proxy of ours sent it, those of a proxy.
 * @param isProxy whether somebody at that address may be a proxy of ours
 */
export function removeClaims(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: (address: string | undefined) => boolean,
): void {
  const fromProxy = isProxy(socket.remoteAddress);
  for (const name of Object.keys(headers))
    if (OURS.test(name) || (!fromProxy && OF_PROXIES.test(name))) delete headers[name];
}

/** The host in the request line, when it is there (RFC 9112, section 3.2.2), has to be ours as well. */
const hostsOf = ({ headers, url = '/' }: IncomingMessage): (string | undefined)[] => {
  const named = /^https?:\/\/([^/?]*)/i.exec(url)?.[1];
  return named === undefined ? [headers.host] : [headers.host, named];
};

/**
 * Refuses a request that names no host at all (RFC 9112, section 3.2); an older protocol need not. Node would do so by itself, without a header of ours
 * (`requireHostHeader`).
 */
export async function refuseHostless(): Promise<CallAnswer> {
  return plainAnswer({
    ...{ status: 400, headers: { connection: 'close' } },
    body: { error: 'The request does not say which host it is for.' },
  });
}

/** Whether a request has to name a host and does not. */
export const isHostless = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/**
 * Refuses what is for another host, before anything of it is read.
 * @param path of the request
 */
export function refuseForeign(request: IncomingMessage, path: string): Promise<CallAnswer> | undefined {
  if (hostsOf(request).every((host) => isForUs(host, path))) return undefined;
  return answerWith('another host', async () => ({ status: 421, body: { error: WRONG_HOST } }));
}

/** What is there already, and what has to be answered while nothing else is. */
const WITHOUT_TURN = /^\/(_next\/|(healthz|metrics|sw\.js|notes)$)/;
const CROWDED = 'Very many requests come from your network just now. Please try again in a moment.';
const CROWDED_RETRY_S = 2;

/** Whether a request waits for its turn before anything is done for it. */
export const needsTurn = (path: string): boolean => !WITHOUT_TURN.test(path);

/** Refuses a request of a network from which more wait for a turn than will be answered in time. Nobody else is refused for their sake. */
export function refuseCrowd(): Promise<CallAnswer> {
  return answerWith('a crowded network', () =>
    Promise.reject(
      new AppError('too_many', CROWDED, { retryAfter: CROWDED_RETRY_S, reason: 'crowded network' }),
    ),
  );
}

/** TRACE would send a request's cookies back (RFC 9110, section 9.3.8), and Next answers it with an error. */
export async function refuseTrace(): Promise<CallAnswer> {
  return plainAnswer({ status: 405, headers: { allow: 'GET, HEAD, POST' }, body: '' });
}

/** A page is read and nothing else: it takes no other method, and no body. */
export function refuseForPage(request: IncomingMessage): Promise<CallAnswer> | undefined {
  const { method = 'GET', url = '/', headers } = request;
  if (PAGE_METHODS.includes(method) || CALLS.test(pathOf(url))) return undefined;
  if (method === 'OPTIONS') return allowForPage();
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT)
    return answerWith(`${method} a page`, async () => ({
      status: 413,
      body: { error: 'The request is too large.' },
    }));
  return refuseMethod(method, 'a page', PAGE_METHODS);
}

const allowForPage = async (): Promise<CallAnswer> =>
  plainAnswer({ status: 204, headers: { allow: [...PAGE_METHODS, 'OPTIONS'].join(', ') }, body: '' });
