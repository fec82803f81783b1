import { type Filters, writeFilters } from './rules';

/*
 * The filters live in the address alone, so that back, refresh and a shared link have them. The listing is prerendered,
 * and the router's own look at the query would draw it anew for every visit.
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

/** What was asked for but the browser would not write into the address. */
let unwritten: string | undefined;

export function currentSearch(): string {
  return unwritten ?? window.location.search;
}

/**
 * Writes the filters into the address, in place of those that stand there. The entry's own state goes along, which tells
 * the router that nothing of its is changed: a key press costs no navigation.
 */
export function replaceFilters(filters: Filters): void {
  const search = writeFilters(currentSearch(), filters);
  try {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
    unwritten = undefined;
  } catch {
    // Safari allows so many changes of the address in so many seconds; the next one writes them all.
    unwritten = search;
  }
  for (const listener of listeners) listener();
}
