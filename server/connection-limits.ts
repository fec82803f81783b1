import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than proxies keep an idle connection (60 s as a rule): the side that sends must not be the last to learn of its end. */
export const KEEP_ALIVE_MS = 65_000;
/** For the headers, and for the whole request: longer than an honest body of 64 KB takes; a slow one must not hold a stop. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 25_000;
/** For a connection on which not a byte moves, in or out: longer than any call takes, and than an idle connection is kept. */
const STILL_LIMIT_MS = 70_000;
/** Open at once; one more is closed. Far above what a process answers, far below what exhausts its file descriptors. */
const CONNECTIONS_MAX = 10_000;
/** How often limits are looked at: what is late lives this long more, so that nothing comes in for longer than 30 s. */
export const LIMITS_EVERY_MS = 5_000;

type Limits = {
  /** ms, for a connection on which nothing moves. */
  still: number;
  /** ms in which the headers of the next request have to be there, whatever else is sent. */
  next: number;
  /** Connections open at once. */
  most: number;
};
const LIMITS: Limits = {
  still: STILL_LIMIT_MS,
  next: KEEP_ALIVE_MS + HEADERS_LIMIT_MS,
  most: CONNECTIONS_MAX,
};

/**
 * Keeps clients from holding connections: with requests that never end, with answers they never take, with nothing but empty lines, with
 * requests before the last one was answered, or with very many.
 */
export function limitConnections(server: Server, limits: Partial<Limits> = {}): void {
  const { still, next, most } = { ...LIMITS, ...limits };
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = most;
  // Node has none by itself: what is written to a client that does not read would wait for ever.
  server.timeout = still;
  takeOneByOne(server, next);
}

/** Of Node's own parser, what tells of a request; -1 for an answer is an error, and the end of what is read (`on_headers_complete` in https://github.com/nodejs/llhttp#api). */
type Parsing = Socket & { parser?: { onIncoming: () => number } | null };
const NO_MORE = -1;

/**
 * Closes a connection, and has no more read of what came on it. By itself Node would make a request of everything that is in the same packet, some 700 in
 * 12 ms, in which nobody else is served; it has no documented way to stop.
 */
function cutOff(socket: Parsing): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE;
  socket.destroy();
}

/**
 * One request after the other on a connection, each within a time. Node would begin all that a client sends at once
 * (https://github.com/nodejs/node/issues/50850): thousands of them in one packet, which no browser and no proxy does. And it takes the empty lines
 * that may stand before a request (RFC 9112, section 2.2) for a sign of life.
 */
function takeOneByOne(server: Server, nextLimitMs: number): void {
  const answering = new WeakSet<Socket>();
  const clocks = new WeakMap<Socket, NodeJS.Timeout>();
  const waitForNext = (socket: Socket) =>
    clocks.set(
      socket,
      setTimeout(() => socket.destroy(), nextLimitMs),
    );
  server.on('connection', (socket: Socket) => {
    waitForNext(socket);
    socket.once('close', () => clearTimeout(clocks.get(socket)));
  });
  // Development's page reloader stays as long as its page.
  server.on('upgrade', ({ socket }) => clearTimeout(clocks.get(socket)));
  server.prependListener('request', ({ socket }, response) => {
    if (answering.has(socket)) return cutOff(socket);
    answering.add(socket);
    clearTimeout(clocks.get(socket));
    response.once('close', () => {
      answering.delete(socket);
      if (!socket.destroyed) waitForNext(socket);
    });
  });
}
