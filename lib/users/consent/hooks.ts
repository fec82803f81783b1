import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { recordConsent } from '../contract';
import { userQuery } from '../hooks';

/** Records a consent; the cached user then carries it. A file of its own: most screens ask for none. */
export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { purpose: 'adult' | 'tracking'; granted: boolean }) =>
      // It reaches the server also when the page goes away right now: a refusal must not be lost.
      call<typeof recordConsent>('POST /api/user/consent', { body, keepalive: true }),
    onSuccess: (_, { purpose, granted }) => {
      if (purpose !== 'adult') return;
      client.setQueryData(userQuery.queryKey, (known) => known && { ...known, adultConfirmed: granted });
    },
  });
}
