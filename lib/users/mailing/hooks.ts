import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { keepAnswer } from '@/lib/client/keep-answer';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import type { Response } from '@/lib/kit/endpoint';
import { languageNow, t } from '@/lib/kit/text';
import { useUser } from '../hooks';
import type { MailingKind } from './constants';
import type { changeMailing, getMailing } from './contract';
import { NOT_CHANGED } from './copy';

export type MailingState = Response<typeof getMailing>;

const mailingKey = queryKey<typeof getMailing>('GET /api/account/mailing');

/** What this person is mailed about. */
export function useMailing() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: mailingKey,
    queryFn: ({ signal }) => call<typeof getMailing>('GET /api/account/mailing', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

export function useChangeMailing() {
  return useLateMutation({
    mutationFn: (change: { kind: MailingKind; wanted: boolean }) =>
      call<typeof changeMailing>('POST /api/account/mailing', {
        body: { ...change, language: languageNow() },
      }),
    // One after another: the last one counts.
    scope: { id: 'mailing' },
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, mailingKey, answer),
    onError: (error) => {
      const description = getUserMessage(error, t('Please check your connection and try again.'));
      toast({ title: t(NOT_CHANGED), description, variant: 'destructive' });
    },
  });
}
