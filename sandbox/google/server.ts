import { parseArgs } from 'node:util';
import { OPTIONS, serve } from '../serve.ts';
import { DEFAULTS } from './issuer.ts';
import { createSandbox } from './routes.ts';

const { env } = process;
const server = createSandbox({
  clientId: env.GOOGLE_CLIENT_ID || DEFAULTS.clientId,
  clientSecret: env.GOOGLE_CLIENT_SECRET || DEFAULTS.clientSecret,
});

serve('google', server, parseArgs({ options: OPTIONS }).values);
