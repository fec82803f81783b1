import pino from 'pino';
import { env } from './env';
import { errorSink } from './error-sink';
import { once } from './once';
import { currentTraceId } from './span';

/** What pino calls `error`: https://github.com/pinojs/pino/blob/main/docs/api.md#loggerlevel-string-gettersetter */
const ERROR = 50;

/** JSON lines on standard output. Never secrets, message texts, e-mail addresses, phone numbers or ids of people. */
export const log = once(() =>
  pino({
    ...{ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    mixin: () => ({ trace_id: currentTraceId() }),
    hooks: {
      logMethod(line, method, level) {
        const [fields, event] = line as unknown as [object, string];
        if (level >= ERROR) errorSink().tell?.({ ...fields, trace_id: currentTraceId() }, event);
        method.apply(this, line);
      },
    },
  }),
);
