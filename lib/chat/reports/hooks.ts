import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { Request } from '@/lib/kit/endpoint';
import type { reportMessage } from './contract';

type Report = NonNullable<Request<typeof reportMessage>['body']>;

/** Sends the report of a companion's message. */
export function useReportMessage() {
  return useMutation({
    mutationFn: (body: Report) => call<typeof reportMessage>('POST /api/chat/report', { body }),
  });
}
