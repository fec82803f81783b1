import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { call } from '@/lib/client/api';
import type { explainDifference } from './contract';

/** Closes a difference with why; the page is read again, also when somebody else was faster. */
export function useExplainDifference(id: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: (because: string) =>
      call<typeof explainDifference>('POST /api/admin/settlements/{id}', {
        params: { id },
        body: { because },
      }),
    onSettled: () => router.refresh(),
  });
}
