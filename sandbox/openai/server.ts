import { parseArgs } from 'node:util';
import { createSandbox } from './routes.ts';

const CLOSE_GRACE_MS = 300;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'exit-with-parent': { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const server = createSandbox();

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `sandbox/openai: port ${port} is in use`
      : `sandbox/openai: ${error.message}`,
  );
  process.exit(1);
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (values['exit-with-parent']) process.stdin.resume().on('end', stop).on('close', stop).on('error', stop);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('sandbox/openai: --port must be a number from 0 to 65535');
  process.exit(1);
}
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`sandbox/openai listening on http://127.0.0.1:${bound}`);
});
