import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { JobsScreen } from '@/components/admin/jobs-screen';
import { listJobs } from '@/lib/admin/jobs/contract';
import * as jobs from '@/lib/admin/jobs/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listJobs.operators, 'Jobs');

const NOTHING = { jobs: [], queues: [], reasons: [] };

export default async function JobsPage() {
  const page = await readConsolePage(listJobs.operators, (read) => [read(listJobs, jobs.listJobs)]);
  const { operator } = page;
  if (page.isIdle)
    return <IdleConsoleScreen operator={operator} path="/admin/jobs" title="Jobs" returnTo="/admin/jobs" />;
  return <JobsScreen operator={operator} found={page.answers[0] ?? NOTHING} />;
}
