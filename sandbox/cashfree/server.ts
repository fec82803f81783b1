import { parseArgs } from 'node:util';
import { fail, OPTIONS, serve } from '../serve.ts';
import { DEFAULTS } from './gateway.ts';
import { createSandbox } from './routes.ts';

const { env } = process;
const { values } = parseArgs({
  options: {
    ...OPTIONS,
    merchant: { type: 'string', default: DEFAULTS.merchant },
    'webhook-url': { type: 'string', default: env.CASHFREE_WEBHOOK_URL ?? DEFAULTS.webhookUrl },
    'webhook-version': { type: 'string', default: DEFAULTS.webhookVersion },
    'webhook-delay': { type: 'string', default: String(DEFAULTS.webhookDelayMs) },
    'webhook-retries': { type: 'string', default: DEFAULTS.webhookRetriesMs.join(',') },
    'webhook-timeout': { type: 'string', default: String(DEFAULTS.webhookTimeoutMs) },
    'refund-delay': { type: 'string', default: String(DEFAULTS.refundDelayMs) },
  },
});

function milliseconds(name: string, text: string): number {
  const ms = Number(text);
  return Number.isFinite(ms) && ms >= 0 ? ms : fail('cashfree', `--${name} must be milliseconds`);
}

if (values['webhook-url'] !== '' && !URL.canParse(values['webhook-url']))
  fail('cashfree', '--webhook-url must be an address');

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

serve('cashfree', server, values);
