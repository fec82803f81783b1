import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { NAME_TOO_LONG } from './copy';

/** What companions call this person; null = as without. */
const nickname = z
  .string({ error: () => t(NAME_TOO_LONG) })
  .max(200, { error: () => t(NAME_TOO_LONG) })
  .nullable();

export const setNickname = endpoint({
  route: 'POST /api/account/nickname',
  body: z.object({ nickname }),
  response: z.object({ nickname }),
  limit: { points: 30, perSeconds: 60 },
});
