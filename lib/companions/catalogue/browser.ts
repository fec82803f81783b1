import { type Filters, writeFilters } from './rules';

/*
 * The filters live in the address alone, so that the back button, a reload and a shared link keep them. Read
 * through the router, every key press in the search would ask the server for the page again.
 */

const listeners = new Set<() => void>();

export function subscribeSearch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Filters that the browser refused to write into the address. */
let unwritten: string | undefined;

export function currentSearch(): string {
  return unwritten ?? window.location.search;
}

/**
 * Replaces the filters in the address. The history entry keeps its state, so that the router sees no navigation: typing
 * stays cheap.
 */
export function replaceFilters(filters: Filters): void {
  const search = writeFilters(currentSearch(), filters);
  try {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
    unwritten = undefined;
  } catch {
    // Safari limits how often the address may change; the next change writes everything.
    unwritten = search;
  }
  for (const listener of listeners) listener();
}
