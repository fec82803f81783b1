import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import type { Response } from '@/lib/kit/endpoint';
import type { issueForm, listOwnIssues, reportIssue } from './contract';

export type OwnIssue = Response<typeof listOwnIssues>['issues'][number];

const ownKey = queryKey<typeof listOwnIssues>('GET /api/account/issues');

export function useReportIssue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof issueForm>) => call<typeof reportIssue>('POST /api/issues', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownKey }),
  });
}

/** What this person has raised, with our answers. */
export function useOwnIssues() {
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call<typeof listOwnIssues>('GET /api/account/issues', { signal }),
    refetchOnMount: whenOld,
  });
}
