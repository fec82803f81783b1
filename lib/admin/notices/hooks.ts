import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Notice } from '@/lib/settings/notices/constants';
import type { listNotices, setNotices, takeNoticesBack } from './contract';

const noticesKey = queryKey<typeof listNotices>('GET /api/admin/notices');

/** What is told above the screens of the app, now and later. */
export function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => call<typeof listNotices>('GET /api/admin/notices', { signal }),
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
