import { onDialogEntry } from '@/lib/client/dialog-mark';
import { currentTracking } from '@/lib/tracking/browser';
import { watchPerson } from '@/lib/users/sign-in/browser';
import { measureVisit } from '@/lib/vitals/browser';

/** Of a dialog that a reload has closed. Offline it stays, and costs a further Back. */
const leaveDeadEntry = () =>
  import('@/lib/client/dialog-entry').then(
    (module) => module.watchDialogEntries(),
    () => undefined,
  );

/**
 * What runs beside every page and is no part of its first load.
 * @param personAtStart who the page was shown to
 * @param path the page's own, by which the document was opened
 * @param search the page's own, which may name the campaign that led here
 */
export function runBesidePages(personAtStart: string | null, path: string, search: string): void {
  watchPerson(personAtStart);
  if (onDialogEntry()) void leaveDeadEntry();
  if (search.includes('utm_')) currentTracking(search);
  measureVisit(path);
}
