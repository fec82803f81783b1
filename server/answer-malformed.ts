import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fileHeaders } from '@/lib/server/security-headers';

/** By the code of the error; whatever else a client sends that is no request is 400. As Node answers by itself (lib/_http_server.js, socketOnError). */
const STATUSES = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
]);

function writeHead(status: number, appUrl: string): string {
  const lines = [
    ...fileHeaders(appUrl),
    ...([
      ['cache-control', 'no-store'],
      ['connection', 'close'],
      ['content-length', '0'],
    ] as const),
  ];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

/**
 * Answers what Node's parser refuses or has waited for too long, and an `Expect` of anything but 100-continue, with the headers of every other answer:
 * Node's own has none. Nothing is written where an answer has begun already. https://nodejs.org/docs/latest-v24.x/api/http.html#event-clienterror
 */
export function answerMalformed(server: Server, appUrl: string): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    answers.set(socket, response);
    response.once('close', () => answers.delete(socket));
  });
  // https://nodejs.org/docs/latest-v24.x/api/http.html#event-checkexpectation
  server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, {
        ...Object.fromEntries(fileHeaders(appUrl)),
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (!socket.writable || answers.get(socket)?.headersSent) return void socket.destroy(error);
    socket.write(writeHead(STATUSES.get(error.code ?? '') ?? 400, appUrl));
    socket.destroySoon();
  });
}
