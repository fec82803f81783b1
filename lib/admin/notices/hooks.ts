import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request } from '@/lib/kit/endpoint';
import type { Notice } from '@/lib/settings/notices/constants';
import type { listNotices, setNotices, takeNoticesBack } from './contract';

const noticesKey = queryKey<typeof listNotices>('GET /api/admin/notices');

export type ChangeFilters = NonNullable<Request<typeof listNotices>['query']>;

/** What is told above the screens of the app, now and later, and its changes by the filters of the address. */
export function useNotices(query: ChangeFilters) {
  return useQuery({
    queryKey: queryKey<typeof listNotices>('GET /api/admin/notices', { query }),
    queryFn: ({ signal }) => call<typeof listNotices>('GET /api/admin/notices', { query, signal }),
    refetchOnMount: whenOld,
  });
}

export function useSetNotices() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { notices: Notice[]; seen: string | null; reason: string }) =>
      call<typeof setNotices>('POST /api/admin/notices', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
}

export function useTakeNoticesBack() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { seq: string; reason: string }) =>
      call<typeof takeNoticesBack>('POST /api/admin/notices/back', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
}
