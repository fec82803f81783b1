import type { Server } from 'node:http';

/** ms a call under way gets when a stand-in stops. */
const CLOSE_GRACE_MS = 300;

/** The options every stand-in takes. */
export const OPTIONS = {
  port: { type: 'string', default: '0' },
  'exit-with-parent': { type: 'boolean', default: false },
} as const;

/** Ends the process of the stand-in `name` with one sentence. */
export function fail(name: string, message: string): never {
  console.error(`sandbox/${name}: ${message}`);
  process.exit(1);
}

/**
 * Serves the stand-in `name` on this machine until SIGTERM, or until its parent is gone; the first line it prints says where.
 * @param options the values of `OPTIONS`; port 0 takes a free one
 */
export function serve(
  name: string,
  server: Server,
  options: { port: string; 'exit-with-parent': boolean },
): void {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(name, '--port must be a number from 0 to 65535');
  }
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  };
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(name, error.code === 'EADDRINUSE' ? `port ${port} is in use` : error.message),
  );
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (options['exit-with-parent']) process.stdin.resume().on('end', stop).on('close', stop).on('error', stop);
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    console.log(`sandbox/${name} listening on http://127.0.0.1:${bound}`);
  });
}
