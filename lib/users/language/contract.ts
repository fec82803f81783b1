import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '@/content/interface/languages';
import { endpoint } from '@/lib/kit/endpoint';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';
import { NO_LANGUAGE } from './copy';

const language = z.enum(Object.keys(INTERFACE_LANGUAGES) as InterfaceLanguage[], { error: NO_LANGUAGE });

export const setLanguage = endpoint({
  route: 'POST /api/user/language',
  body: z.object({ language }),
  response: z.object({ language }),
  limit: { points: 30, perSeconds: 60 },
});
