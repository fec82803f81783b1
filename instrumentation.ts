import type { Instrumentation } from 'next';

/**
 * Next runs this once when a server starts: under `next start` and the standalone server it starts the background jobs.
 * Our own server starts them itself, because a stop of it waits for them.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startWebJobs } = await import('@/lib/server/jobs');
  const { settings } = await import('@/lib/server/settings');
  const { startErrorReports } = await import('@/lib/server/error-reports');
  await startErrorReports();
  const { startTracing } = await import('@/lib/server/tracing');
  await startTracing();
  await settings().ready;
  startWebJobs();
}

/** What a page of Next failed with: its stack is printed, and this line says which request it was. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteFailedPage } = await import('@/lib/server/failed-page');
  noteFailedPage(error, request.headers['x-request-id'], context.routePath);
};
