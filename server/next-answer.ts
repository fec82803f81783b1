import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { isFile, pathOf } from './request-target';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Next's answer to a request, which ends in any case. Next itself waits until all of a file is written (next 16.4.6, dist/server/serve-static.js: `on('finish', resolve)`), which
 * never comes to pass where a browser has gone before (https://nodejs.org/api/http.html#event-close_2): a stop waited for each such picture, for as long as a stop waits at all.
 */
export const endingAnswers =
  (handler: Handler): Handler =>
  async (request, response) => {
    const isPage = !isFile(pathOf(request.url ?? '/'));
    const answered = handler(request, response);
    if (isPage) return answered;
    const closed = new Promise<void>((resolve) => finished(response, () => resolve()));
    await Promise.race([answered, closed]);
  };
