import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import { personKey } from '../people/hooks';
import type { startDeletion, startExport } from './contract';

export function useStartExport(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (reason: string) =>
      call<typeof startExport>('POST /api/admin/people/{id}/export', { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: personKey(id) }),
  });
}

/** Afterwards there is no such person to ask for. */
export function useStartDeletion(id: string) {
  return useOnce({
    mutationFn: (body: { reason: string; confirm: string }) =>
      call<typeof startDeletion>('POST /api/admin/people/{id}/delete', { params: { id }, body }),
  });
}
