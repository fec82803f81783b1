import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request, Response } from '@/lib/kit/endpoint';
import type { changeSetting, listSettings, takeBack } from './contract';

export type Setting = Response<typeof listSettings>['settings'][number];
type Change = NonNullable<Request<typeof changeSetting>['body']>;

const settingsKey = queryKey<typeof listSettings>('GET /api/admin/settings');

export type ChangeFilters = NonNullable<Request<typeof listSettings>['query']>;

/** Everything that can be set while the product runs, and its changes by the filters of the address. */
export function useSettings(query: ChangeFilters) {
  return useQuery({
    queryKey: queryKey<typeof listSettings>('GET /api/admin/settings', { query }),
    queryFn: ({ signal }) => call<typeof listSettings>('GET /api/admin/settings', { query, signal }),
    refetchOnMount: whenOld,
  });
}

export function useChangeSetting() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: ({ name, ...body }: Change & { name: string }) =>
      call<typeof changeSetting>('POST /api/admin/settings/{name}', { params: { name }, body }),
    // After a refusal too: somebody may have changed it meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useTakeBack() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { seq: string; reason: string }) =>
      call<typeof takeBack>('POST /api/admin/settings/back', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}
