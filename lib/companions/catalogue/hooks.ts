import { useMemo, useSyncExternalStore } from 'react';
import { currentSearch, replaceFilters, subscribeSearch } from './browser';
import { type Filters, readFilters } from './rules';

const noSearch = () => '';

/** The filters in the address, and a function that changes some of them; on the server there are none. */
export function useFilters() {
  const search = useSyncExternalStore(subscribeSearch, currentSearch, noSearch);
  const filters = useMemo(() => readFilters(search), [search]);
  const change = (some: Partial<Filters>) => replaceFilters({ ...readFilters(currentSearch()), ...some });
  return { filters, change };
}
