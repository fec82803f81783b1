import { useRouter } from 'next/navigation';
import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { changeAlert } from './contract';

type Change = { state: 'seen' } | { state: 'done'; because: string };

/** Says of an alert that it was seen or is done; the page is read again, also when somebody else was faster. */
export function useChangeAlert(id: string) {
  const router = useRouter();
  return useOnce({
    mutationFn: (body: Change) =>
      call<typeof changeAlert>('POST /api/admin/alerts/{id}', { params: { id }, body }),
    onSettled: () => router.refresh(),
  });
}
