import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { Request, Response } from '@/lib/kit/endpoint';
import type { listSafety, markSafety, readSafety } from './contract';

export type SafetyEvent = Response<typeof listSafety>['events'][number];

/** Opens the message of an event. What was read is kept on the screen alone. */
export function useReadSafety(id: string) {
  return useOnce({
    mutationFn: (reason: string) =>
      call<typeof readSafety>('POST /api/admin/safety/{id}/read', { params: { id }, body: { reason } }),
    gcTime: 0,
  });
}

export function useMarkSafety(id: string) {
  return useOnce({
    mutationFn: (body: Request<typeof markSafety>['body']) =>
      call<typeof markSafety>('POST /api/admin/safety/{id}/mark', { params: { id }, body }),
  });
}
