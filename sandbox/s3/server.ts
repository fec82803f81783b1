import { parseArgs } from 'node:util';
import { OPTIONS, serve } from '../serve.ts';
import { createSandbox } from './routes.ts';

serve('s3', createSandbox(), parseArgs({ options: OPTIONS }).values);
