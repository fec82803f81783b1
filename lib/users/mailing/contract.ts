import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { LANGUAGE_TAGS } from '@/lib/language/choice/rules';
import { MAILING_KINDS } from './constants';
import { NOT_A_KIND } from './copy';

const state = z.object({
  /** Where mails of the caller go; null: none are sent, here or to them. */
  address: z.string().nullable(),
  /** What the caller has chosen to be mailed about. */
  kinds: z.array(z.enum(MAILING_KINDS)),
});

export const getMailing = endpoint({ route: 'GET /api/account/mailing', response: state });

export const changeMailing = endpoint({
  route: 'POST /api/account/mailing',
  body: z.object({
    kind: z.enum(MAILING_KINDS, { error: () => t(NOT_A_KIND) }),
    wanted: z.boolean({ error: () => t(NOT_A_KIND) }),
    /** What the page asked in. */
    language: z.enum(LANGUAGE_TAGS, { error: () => t(NOT_A_KIND) }),
  }),
  response: state,
  limit: { points: 30, perSeconds: 60 },
});
