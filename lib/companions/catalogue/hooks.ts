import { useMemo, useSyncExternalStore } from 'react';
import { currentSearch, replaceFilters, subscribeSearch } from './browser';
import { type Filters, readFilters } from './rules';

/**
 * The filters in the address, and a function that changes some of them.
 * @param asked the query string that the page was rendered for
 */
export function useFilters(asked: string) {
  const search = useSyncExternalStore(subscribeSearch, currentSearch, () => asked);
  const filters = useMemo(() => readFilters(search), [search]);
  const change = (some: Partial<Filters>) => replaceFilters({ ...readFilters(currentSearch()), ...some });
  return { filters, change };
}
