import { watchPerson } from '@/lib/users/sign-in/browser';
import { measureVisit } from '@/lib/vitals/browser';

/**
 * What runs beside every page and is no part of its first load.
 * @param personAtStart who the page was shown to
 * @param path the page's own, by which the document was opened
 */
export function runBesidePages(personAtStart: string | null, path: string): void {
  watchPerson(personAtStart);
  measureVisit(path);
}
