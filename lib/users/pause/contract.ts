import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { PAUSE_LENGTHS } from './constants';
import { NOT_A_PAUSE } from './copy';

const state = z.object({
  /** null: the account is not paused. */
  pause: z
    .object({ /** ISO 8601; null: until the person ends it. */ until: z.string().nullable() })
    .nullable(),
});

export const getPause = endpoint({ route: 'GET /api/account/pause', response: state });

/** From now on; a pause that goes on is as long as this says. */
export const beginPause = endpoint({
  route: 'POST /api/account/pause',
  body: z.object({ length: z.enum(PAUSE_LENGTHS, { error: () => t(NOT_A_PAUSE) }) }),
  response: state,
  limit: { points: 30, perSeconds: 60 },
});

export const endPause = endpoint({
  route: 'POST /api/account/pause/end',
  response: state,
  limit: { points: 30, perSeconds: 60 },
});
