import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import { useLateMutation } from '@/lib/client/late-mutation';
import { languageNow } from '@/lib/kit/text';
import type { recordConsent } from '../contract';
import { userQuery } from '../hooks';

type Consent = { purpose: 'adult' | 'tracking'; granted: boolean };

/** Tells the server of a consent or a refusal, which reaches it even when the page is left at the same moment. */
export const sendConsent = (body: Consent) =>
  call<typeof recordConsent>('POST /api/user/consent', {
    body: { ...body, language: languageNow() },
    keepalive: true,
  });

/** Records a consent, and updates the cached user. In a separate file because most screens need none. */
export function useRecordConsent() {
  return useLateMutation({
    mutationFn: sendConsent,
    onSuccess: (_, { purpose, granted }, __, { client }) => {
      if (purpose === 'adult')
        changeHeld(client, userQuery, (held) => ({ ...held, adultConfirmed: granted }));
    },
  });
}
