import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { Response } from '@/lib/kit/endpoint';
import type { readTalk } from './contract';

export type Talk = Response<typeof readTalk>;

/** Opens a talk, or what was said before. What was read is kept on the screen alone. */
export function useReadTalk(chatId: string) {
  return useOnce({
    mutationFn: (body: { reason: string; before?: string }) =>
      call<typeof readTalk>('POST /api/admin/talks/{chatId}', { params: { chatId }, body }),
    gcTime: 0,
  });
}
