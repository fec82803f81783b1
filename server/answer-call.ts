import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallAnswer, CallRequest } from '@/lib/server/call';
import { plainAnswer } from '@/lib/server/plain-answer';
import { refuseMethod } from '@/lib/server/refuse-method';
import type { FindCall } from './find-call';
import { pathOf } from './request-target';

/** A request as calls see it, but for its body. */
export function callRequest(request: IncomingMessage): CallRequest {
  const { method = 'GET', url = '/' } = request;
  return {
    method,
    url,
    address: request.socket.remoteAddress ?? null,
    header: (name) => request.headers[name]?.toString() ?? null,
    body: null,
  };
}

/** Writes an answer. */
export function send(response: ServerResponse, { status, headers, cookies, body }: CallAnswer): void {
  response.writeHead(status, {
    ...headers,
    ...(cookies?.length ? { 'set-cookie': [...cookies] } : {}),
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}

/**
 * Answers a call; undefined when the request is for none and Next has to answer.
 * @param response written to once the call has its answer; the browser may have gone away by then
 */
export function answerCall(
  findCall: FindCall,
  request: CallRequest,
  response: ServerResponse,
): Promise<void> | undefined {
  const { method, url } = request;
  const found = findCall(method, pathOf(url));
  if (!found) return undefined;
  const answer = found.call ? found.call(request, found.params) : refusal(method, found.path, found.allowed);
  return answer.then((made) => send(response, made));
}

/** OPTIONS asks which methods there are; any other one that the path does not take gets 405 with the same list. */
async function refusal(method: string, path: string, allowed: readonly string[]): Promise<CallAnswer> {
  if (method !== 'OPTIONS') return refuseMethod(method, path, allowed);
  return plainAnswer({ status: 204, headers: { allow: [...allowed, 'OPTIONS'].join(', ') }, body: '' });
}
