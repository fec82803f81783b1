import { keepsChats } from '@/lib/chat/offline/browser';
import { onDialogEntry } from '@/lib/client/dialog-mark';
import { runWhenIdle } from '@/lib/client/idle';
import { registerOfflineWorker } from '@/lib/client/offline-worker';
import { ADULTS_ONLY_PATH, SUSPENDED_PATH } from '@/lib/client/paths';
import { readLocal } from '@/lib/client/storage';
import { prepareToasts } from '@/lib/client/toast';
import { watchLanguage } from '@/lib/language/choice/browser';
import { currentTracking, isTrackingNews, keepLanding } from '@/lib/tracking/browser';
import { REGISTERED_KEY } from '@/lib/users/constants';
import { watchPerson } from '@/lib/users/sign-in/browser';
import { measureVisit } from '@/lib/vitals/browser';

/** ms after the rest. */
const WORKER_AT_LATEST_MS = 10_000;

/** Where there is room beside the column. */
const WIDE = '(min-width: 1024px)';

/** What stands there comes to screens that have the room, and to no other. */
function fillWideField(): void {
  const wide = matchMedia(WIDE);
  const fill = () => {
    if (!wide.matches) return;
    wide.removeEventListener('change', fill);
    import('./wide-field').then(
      (module) => module.showWideField(),
      // Offline the field stays empty.
      () => undefined,
    );
  };
  wide.addEventListener('change', fill);
  fill();
}

/** Of a dialog that a reload has closed. Offline it stays, and costs a further Back. */
const leaveDeadEntry = () =>
  import('@/lib/client/dialog-entry').then(
    (module) => module.watchDialogEntries(),
    () => undefined,
  );

/** A browser that the server knows has come by another way since: a written page, or this address. A new one says it when it registers. */
async function tellLanding(search: string): Promise<void> {
  const told = currentTracking(search);
  if (!told || readLocal(REGISTERED_KEY) === null || !isTrackingNews(told)) return;
  const registration = await import('@/lib/users/registration/browser');
  // What fails is told at the next page.
  await registration.tellLanding(told).catch(() => false);
}

/** What is kept for times without a network follows what happened elsewhere; of a person who is held or suspended it goes. */
async function refreshKept(path: string): Promise<void> {
  const isHeld = path === ADULTS_ONLY_PATH || path === SUSPENDED_PATH;
  const keeping = await import('@/lib/chat/offline/keeping/browser');
  await keeping.refreshKept(isHeld);
}

/**
 * What runs beside every page and is no part of its first load.
 * @param personAtStart who the page was shown to
 * @param path the page's own, by which the document was opened
 * @param search the page's own, which may name the campaign that led here
 * @param isDue the page has been touched, or has stood for a while
 */
export function runBesidePages(
  personAtStart: string | null,
  path: string,
  search: string,
  isDue: boolean,
): void {
  watchPerson(personAtStart);
  watchLanguage();
  prepareToasts();
  if (onDialogEntry()) void leaveDeadEntry();
  keepLanding(search);
  void tellLanding(search);
  measureVisit(path, isDue);
  runWhenIdle(registerOfflineWorker, WORKER_AT_LATEST_MS);
  // Without a network it stays as it is.
  if (keepsChats()) runWhenIdle(() => void refreshKept(path).catch(() => undefined), WORKER_AT_LATEST_MS);
  fillWideField();
}
