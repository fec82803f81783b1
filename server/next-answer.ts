import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { isFile, pathOf } from './request-target';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Next's answers, of which each ends in any case. Next waits until all of a file is written (next 16.4.6, dist/server/serve-static.js:
 * `on('finish', resolve)`), which never comes to pass where a browser has gone before (https://nodejs.org/api/http.html#event-close_2):
 * each such picture held a stop up for as long as a stop waits at all.
 */
export const endingAnswers =
  (handler: Handler): Handler =>
  async (request, response) => {
    if (!isFile(pathOf(request.url ?? '/'))) return handler(request, response);
    const closed = new Promise<void>((resolve) => finished(response, () => resolve()));
    await Promise.race([handler(request, response), closed]);
  };
