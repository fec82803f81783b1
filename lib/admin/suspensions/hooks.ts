import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { Request } from '@/lib/kit/endpoint';
import { personKey } from '../people/hooks';
import type { liftSuspension, suspendPerson } from './contract';

export function useSuspendPerson(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: Request<typeof suspendPerson>['body']) =>
      call<typeof suspendPerson>('POST /api/admin/people/{id}/suspend', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: personKey(id) }),
  });
}

export function useLiftSuspension(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { reference: string; reason: string }) =>
      call<typeof liftSuspension>('POST /api/admin/people/{id}/lift', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: personKey(id) }),
  });
}
