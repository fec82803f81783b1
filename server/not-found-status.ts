import type { ServerResponse } from 'node:http';

/**
 * Sends 404 in place of 200 when the page has asked for it (lib/server/not-found-mark.ts): Next gives a page no way to say so but
 * one that leaves its document bare.
 */
export function answerWithMark(response: ServerResponse, isMarked: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 && isMarked() ? 404 : status, ...rest);
}
