import { useMemo, useSyncExternalStore } from 'react';
import { currentSearch, replaceFilters, subscribeSearch } from './browser';
import { type Filters, readFilters, readPage } from './rules';

/**
 * The filters and the page in the address, all of its query, and a function that changes some filters.
 * @param asked the query string that the page was rendered for
 */
export function useFilters(asked: string) {
  const search = useSyncExternalStore(subscribeSearch, currentSearch, () => asked);
  const filters = useMemo(() => readFilters(search), [search]);
  const change = (some: Partial<Filters>) => replaceFilters({ ...readFilters(currentSearch()), ...some });
  return { search, filters, page: readPage(search), change };
}
