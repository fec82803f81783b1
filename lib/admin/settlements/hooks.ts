import { useRouter } from 'next/navigation';
import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { explainDifference } from './contract';

/** Closes a difference with why; the page is read again, also when somebody else was faster. */
export function useExplainDifference(id: string) {
  const router = useRouter();
  return useOnce({
    mutationFn: (because: string) =>
      call<typeof explainDifference>('POST /api/admin/settlements/{id}', {
        params: { id },
        body: { because },
      }),
    onSettled: () => router.refresh(),
  });
}
