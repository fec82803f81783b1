import { z } from 'zod';
import { mobileNumber } from '@/lib/issues/contract';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { CODE_DIGITS } from './constants';

export const numberForm = z.object({ mobileNumber });

export const codeForm = z.object({
  code: z
    .string({ error: () => t('Please enter the code.') })
    .trim()
    .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), {
      error: () => t('Enter the {digits} digits of the code.', { digits: CODE_DIGITS }),
    }),
});

export const requestCode = endpoint({
  route: 'POST /api/account/mobile/code',
  body: numberForm,
  response: z.object({
    /** Seconds */
    expiresInSeconds: z.int(),
    resendAfterSeconds: z.int(),
  }),
  limit: { points: 30, perSeconds: 600 },
});

export const verifyCode = endpoint({
  route: 'POST /api/account/mobile/verify',
  body: numberForm.extend(codeForm.shape),
  response: z.object({ mobileNumber: z.string() }),
  limit: { points: 60, perSeconds: 600 },
});
