/**
 * Has the browser keep our page for when there is no network (lib/server/offline-worker.ts). Some private windows and browsers
 * have no workers, or refuse this one: then theirs stands in its place, as before.
 */
export function registerOfflineWorker(): void {
  void navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
