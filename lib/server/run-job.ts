import type { JobName } from '@/lib/admin/jobs/constants';
import { noteRun } from '@/lib/admin/jobs/service';
import { jobScope } from './scope';
import { inSpan } from './tracing';

/**
 * Runs a job of this process, writes down how it went, and makes it a trace.
 * @returns what the work dealt with, as a number
 * @throws whatever the work throws
 */
export const runJob = (name: JobName, work: () => Promise<number>): Promise<number> =>
  inSpan(`job ${name}`, { kind: 'internal' }, () => noteRun(jobScope(), name, work));
