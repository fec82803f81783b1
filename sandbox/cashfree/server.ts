import { parseArgs } from 'node:util';
import { DEFAULTS } from './gateway.ts';
import { createSandbox } from './routes.ts';

const CLOSE_GRACE_MS = 300;

const { env } = process;
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'exit-with-parent': { type: 'boolean', default: false },
    merchant: { type: 'string', default: DEFAULTS.merchant },
    'webhook-url': { type: 'string', default: env.CASHFREE_WEBHOOK_URL ?? DEFAULTS.webhookUrl },
    'webhook-version': { type: 'string', default: DEFAULTS.webhookVersion },
    'webhook-delay': { type: 'string', default: String(DEFAULTS.webhookDelayMs) },
    'webhook-retries': { type: 'string', default: DEFAULTS.webhookRetriesMs.join(',') },
    'webhook-timeout': { type: 'string', default: String(DEFAULTS.webhookTimeoutMs) },
    'refund-delay': { type: 'string', default: String(DEFAULTS.refundDelayMs) },
  },
});

function fail(message: string): never {
  console.error(`sandbox/cashfree: ${message}`);
  process.exit(1);
}

function milliseconds(name: string, text: string): number {
  const ms = Number(text);
  return Number.isFinite(ms) && ms >= 0 ? ms : fail(`--${name} must be milliseconds`);
}

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port must be a number from 0 to 65535');
if (values['webhook-url'] !== '' && !URL.canParse(values['webhook-url']))
  fail('--webhook-url must be an address');

const server = createSandbox({
  clientId: env.CASHFREE_CLIENT_ID || DEFAULTS.clientId,
  clientSecret: env.CASHFREE_CLIENT_SECRET || DEFAULTS.clientSecret,
  merchant: values.merchant,
  webhookUrl: values['webhook-url'],
  webhookVersion: values['webhook-version'],
  webhookDelayMs: milliseconds('webhook-delay', values['webhook-delay']),
  webhookRetriesMs: values['webhook-retries']
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => milliseconds('webhook-retries', text)),
  webhookTimeoutMs: milliseconds('webhook-timeout', values['webhook-timeout']),
  refundDelayMs: milliseconds('refund-delay', values['refund-delay']),
});

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
}

server.on('error', (error: NodeJS.ErrnoException) =>
  fail(error.code === 'EADDRINUSE' ? `port ${port} is in use` : error.message),
);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (values['exit-with-parent']) process.stdin.resume().on('end', stop).on('close', stop).on('error', stop);

server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`sandbox/cashfree listening on http://127.0.0.1:${bound}`);
});
