import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, BodyTooLarge, json, readText as readBody, send, sendHalf } from '../http.ts';
import { Refusal, serverError, tooManyRequests } from './errors.ts';
import type { Call, Gateway } from './gateway.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

export function refused(refusal: Refusal, headers: Record<string, string> = {}): Answer {
  return json(refusal.status, refusal.body(), headers);
}

/** The text of a request. @throws Refusal when it is too large */
export function readText(request: IncomingMessage): Promise<string> {
  return readBody(request, BODY_LIMIT_BYTES).catch((error: unknown) => {
    throw error instanceof BodyTooLarge
      ? new Refusal(413, 'request_too_large', 'The request body is too large')
      : error;
  });
}

/** What a fault puts in the place of an answer that was never worked out. */
export function failure(fault: string): Answer {
  return refused(fault === '429' ? tooManyRequests() : serverError());
}

/** Sends an answer the way a fault wants it: late, half, never, or as no JSON at all. */
export async function sendFaulty(
  gateway: Gateway,
  response: ServerResponse,
  answer: Answer,
  call: Call,
  fault: { fault: string; delayMs: number } | undefined,
): Promise<void> {
  call.status = answer.status;
  if (fault) {
    call.fault = fault.fault;
    if (fault.delayMs > 0) {
      const { signal } = gateway.stopping;
      call.status = 0;
      await wait(fault.delayMs, undefined, { signal }).catch(() => response.destroy());
      if (response.destroyed) return;
      call.status = answer.status;
    }
    if (fault.fault === 'hang' || fault.fault === 'cut') call.status = 0;
    if (fault.fault === 'hang') return;
    if (fault.fault === 'cut') return sendHalf(response, answer);
    if (fault.fault === 'garbage') {
      send(response, { ...answer, status: 200, body: '<html><b>upstream ]] {"order_id": ' });
      return;
    }
  }
  send(response, answer);
}
