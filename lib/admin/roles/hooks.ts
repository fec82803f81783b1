import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { OperatorRole } from '@/lib/kit/operator';
import type { listRoles, setRole } from './contract';

const rolesKey = queryKey<typeof listRoles>('GET /api/admin/roles');

/** Who may work in the console. */
export function useRoles() {
  return useQuery({
    queryKey: rolesKey,
    queryFn: ({ signal }) => call<typeof listRoles>('GET /api/admin/roles', { signal }),
    refetchOnMount: whenOld,
  });
}

export function useSetRole() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { email: string; role: OperatorRole | null }) =>
      call<typeof setRole>('POST /api/admin/roles', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: rolesKey }),
  });
}
