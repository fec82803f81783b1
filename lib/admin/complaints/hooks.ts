import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { IssueState } from '@/lib/issues/constants';
import type { changeComplaint, getComplaint, readReportedTalk, setReportedMessage } from './contract';

const complaintKey = (number: string) =>
  queryKey<typeof getComplaint>('GET /api/admin/complaints/{number}', { params: { number } });

/** A complaint with everything that was written about it. */
export function useComplaint(number: string) {
  return useQuery({
    queryKey: complaintKey(number),
    queryFn: ({ signal }) =>
      call<typeof getComplaint>('GET /api/admin/complaints/{number}', { params: { number }, signal }),
    refetchOnMount: whenOld,
  });
}

type Change = {
  answer?: string;
  note?: string;
  /** The same words again are written once. */
  requestId?: string;
  state?: IssueState;
  assignee?: 'me' | null;
};

export function useChangeComplaint(number: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: Change) =>
      call<typeof changeComplaint>('POST /api/admin/complaints/{number}', { params: { number }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: complaintKey(number) }),
  });
}

/** Opens what was said around a reported message. What was read is kept on the screen alone. */
export function useReportedTalk(number: string) {
  return useOnce({
    mutationFn: (reason: string) =>
      call<typeof readReportedTalk>('POST /api/admin/complaints/{number}/talk', {
        params: { number },
        body: { reason },
      }),
    gcTime: 0,
  });
}

/** Takes the reported message out of its chat for a reason, or puts it back. */
export function useReportedMessage(number: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { removed: boolean; reason: string }) =>
      call<typeof setReportedMessage>('POST /api/admin/complaints/{number}/message', {
        params: { number },
        body,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: complaintKey(number) }),
  });
}
