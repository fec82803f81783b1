import type { Server } from 'node:http';

/** Longer than proxies keep an idle connection (60 s as a rule): the side that sends must not be the last to learn of its end. */
const KEEP_ALIVE_MS = 65_000;
/** For the headers, and for the whole request: longer than an honest body of 64 KB takes; a slow one must not hold a stop. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 25_000;
/** For a connection on which not a byte moves, in or out: longer than any call takes, and than an idle connection is kept. */
const STILL_LIMIT_MS = 70_000;
/** Open at once; one more is closed. Far above what a process answers, far below what exhausts its file descriptors. */
const CONNECTIONS_MAX = 10_000;
/** How often limits are looked at: what is late lives this long more, so that nothing comes in for longer than 30 s. */
export const LIMITS_EVERY_MS = 5_000;

/**
 * Keeps clients from holding connections: with requests that never end, with answers they never take, or with very many.
 * @param stillLimitMs for a connection on which nothing moves
 */
export function limitConnections(server: Server, stillLimitMs = STILL_LIMIT_MS): void {
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = CONNECTIONS_MAX;
  // Node has none by itself: what is written to a client that does not read would wait for ever.
  server.timeout = stillLimitMs;
}
