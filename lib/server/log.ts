import pino from 'pino';
import { env } from './env';
import { once } from './once';

/** JSON lines on standard output. Never secrets, message texts, e-mail addresses, phone numbers or ids of people. */
export const log = once(() =>
  pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }),
);
