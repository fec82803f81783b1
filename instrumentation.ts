/** Runs once when the server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startWebJobs } = await import('@/lib/server/jobs');
  startWebJobs();
}
