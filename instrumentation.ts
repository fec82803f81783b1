/**
 * Next runs this once when a server starts: under `next start` and the standalone server it starts the background jobs.
 * Our own server starts them itself, because a stop of it waits for them.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startWebJobs } = await import('@/lib/server/jobs');
  startWebJobs();
}
