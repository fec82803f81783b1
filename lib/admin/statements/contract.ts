import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { STATEMENT_PARTS } from '@/lib/payments/statements/constants';
import { NO_PERIOD } from '@/lib/payments/statements/copy';

const period = z.string({ error: NO_PERIOD }).regex(/^\d{4}-\d\d(-\d\d)?$/, NO_PERIOD);

/** Sums of each day of a day or a month of India, with what the ledger says. */
export const getStatement = endpoint({
  route: 'GET /api/admin/statements',
  operators: ['owner', 'support'],
  query: z.object({ period }),
  response: z.object({
    titles: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  }),
  limit: { points: 60, perSeconds: 600 },
});

/** The same as CSV, or every payment and refund. */
export const downloadStatement = endpoint({
  route: 'GET /api/admin/statements/download',
  operators: ['owner', 'support'],
  query: z.object({ period, part: z.enum(STATEMENT_PARTS, 'Choose days or lines.').optional() }),
  file: true,
  response: fileAnswer,
  limit: { points: 30, perSeconds: 600 },
});
