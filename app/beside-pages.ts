import { currentTracking } from '@/lib/tracking/browser';
import { watchPerson } from '@/lib/users/sign-in/browser';
import { measureVisit } from '@/lib/vitals/browser';

/**
 * What runs beside every page and is no part of its first load.
 * @param personAtStart who the page was shown to
 * @param path the page's own, by which the document was opened
 * @param search the page's own, which may name the campaign that led here
 */
export function runBesidePages(personAtStart: string | null, path: string, search: string): void {
  watchPerson(personAtStart);
  if (search.includes('utm_')) currentTracking(search);
  measureVisit(path);
}
