import type { ServerResponse } from 'node:http';

/**
 * Sends `no-store` with a page that has asked for it: by `no-cache` alone the back button shows it as it was
 * (https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.5; of history, section 6 of RFC 7234).
 */
export function answerUnkept(response: ServerResponse, isUnkept: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (isUnkept()) response.setHeader('cache-control', 'private, no-store');
    return writeHead(...args);
  };
}

/**
 * Sends 404 in place of 200 when the page has asked for it (lib/server/not-found-mark.ts): Next gives a page no way to say so but
 * one that leaves its document bare.
 */
export function answerWithMark(response: ServerResponse, isMarked: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 && isMarked() ? 404 : status, ...rest);
}
