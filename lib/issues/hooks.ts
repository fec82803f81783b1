import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '@/lib/client/api';
import type { issueForm, reportIssue } from './contract';

export function useReportIssue() {
  return useMutation({
    mutationFn: (body: z.output<typeof issueForm>) => call<typeof reportIssue>('POST /api/issues', { body }),
  });
}
