import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { recordConsent } from '../contract';
import { userQuery } from '../hooks';

/** Records a consent, and updates the cached user. In a separate file because most screens need none. */
export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { purpose: 'adult' | 'tracking'; granted: boolean }) =>
      // keepalive: a refusal must reach the server even when the page is left at the same moment.
      call<typeof recordConsent>('POST /api/user/consent', { body, keepalive: true }),
    onSuccess: (_, { purpose, granted }) => {
      if (purpose !== 'adult') return;
      client.setQueryData(userQuery.queryKey, (known) => known && { ...known, adultConfirmed: granted });
    },
  });
}
