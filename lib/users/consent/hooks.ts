import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { recordConsent } from '../contract';
import { userQuery } from '../hooks';

/** Records a consent; the cached user then carries it. A file of its own: most screens ask for none. */
export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { purpose: 'adult' | 'tracking'; granted: boolean }) =>
      call<typeof recordConsent>('POST /api/user/consent', { body }),
    onSuccess: (_, { purpose, granted }) => {
      if (purpose !== 'adult') return;
      client.setQueryData(userQuery.queryKey, (known) => known && { ...known, adultConfirmed: granted });
    },
  });
}
