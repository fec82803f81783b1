import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { REPORT_REASONS } from './constants';

/** Reports a companion's message; a second report of the same message changes nothing. */
export const reportMessage = endpoint({
  route: 'POST /api/chat/report',
  words: true,
  body: z.object({ messageId: z.guid(), reason: z.enum(REPORT_REASONS) }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 20, perSeconds: 60 },
});
