import { RECONCILER_LATE_MS } from './constants';

/** When a job went well last, and from when on it was waited for. */
export type Run = { expectedFrom: Date; lastOkAt: Date | null };

/** ms for which a job has not gone well. */
export const silentFor = ({ expectedFrom, lastOkAt }: Run, now: Date): number =>
  now.getTime() - (lastOkAt ?? expectedFrom).getTime();

/**
 * What every page of the console says when payments may be taken and not credited; null while the reconciler runs.
 * @param run null when nobody has waited for it yet, as in the first moments of a new database
 */
export function reconcilerWarning(run: Run | null, now: Date): string | null {
  if (run === null || silentFor(run, now) < RECONCILER_LATE_MS) return null;
  const minutes = Math.floor(silentFor(run, now) / 60_000);
  const silent = minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
  return `The reconciler has not run for ${silent}: payments may be taken and not credited.`;
}

/** The name of a failure, by which it can be looked for; its words may quote anything. */
export const failureName = (error: unknown): string => {
  const name = error instanceof Error ? error.name : 'unknown';
  const code = Object(error).code;
  return (typeof code === 'string' && /^\w{1,20}$/.test(code) ? `${name} ${code}` : name).slice(0, 60);
};
