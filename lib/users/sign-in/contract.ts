import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

export const signOut = endpoint({
  route: 'POST /auth/logout',
  response: z.object({ success: z.literal(true) }),
});
