import { UNTOUCHED_MS } from '@/lib/client/first-input';

/**
 * Measures how quickly a page was there, without keeping it waiting: what measures is fetched after the first touch, or 5 s after
 * the page is complete. The browser tells it what happened before.
 * @param path of the page that the document was opened with; to it the report belongs, wherever one goes meanwhile
 * @param isDue the page has been touched already, or is complete for so long
 */
export function measureVisit(path: string, isDue: boolean): void {
  const begin = () => {
    import('./report/browser').then(
      (module) => module.reportVisit(path),
      // Offline, or kept out by the person: nobody misses the report.
      () => undefined,
    );
  };
  if (isDue) {
    begin();
    return;
  }
  const wait = () => setTimeout(begin, UNTOUCHED_MS);
  // Each may begin it; what is fetched does so once.
  const once = { capture: true, once: true };
  addEventListener('pointerdown', begin, once);
  addEventListener('keydown', begin, once);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
