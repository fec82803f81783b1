import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** One tap, from a notice or a chat: no companion asks this person any more, on any device, until they choose it again. */
export const stopCheckIns = endpoint({
  route: 'POST /api/account/check-ins/stop',
  response: z.object({ stopped: z.literal(true) }),
  limit: { points: 60, perSeconds: 60 },
});
