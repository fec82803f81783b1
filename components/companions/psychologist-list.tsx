'use client';

import { useMemo } from 'react';
import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { Button } from '@/components/ui/button';
import { useFilters } from '@/lib/companions/catalogue/hooks';
import { arrange, distinctExpertise, isFiltered, NO_FILTERS } from '@/lib/companions/catalogue/rules';
import { usePsychologists } from '@/lib/companions/hooks';
import { CatalogueFilters } from './catalogue-filters';
import { ListSkeleton } from './list-skeleton';
import { PsychologistGrid } from './psychologist-grid';

const PICTURE = <Portrait src={null} size={96} />;

/** Search, filters and the grid; six skeletons while the list loads. */
export function PsychologistList() {
  const { data: list, dataUpdatedAt, isError, isFetching, refetch } = usePsychologists();
  const { filters, change } = useFilters();
  const subjects = useMemo(() => distinctExpertise(list ?? []), [list]);
  const found = useMemo(() => arrange(list ?? [], filters), [list, filters]);

  if (isError && !list) {
    return (
      <EmptyState
        picture={PICTURE}
        title="The list could not be loaded"
        action={
          <Button variant="teal" loading={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        Please check your connection.
      </EmptyState>
    );
  }
  if (list?.length === 0) {
    return (
      <EmptyState picture={PICTURE} title="No Psychologists Available">
        Please look in again a little later.
      </EmptyState>
    );
  }
  return (
    <>
      <CatalogueFilters filters={filters} subjects={subjects} onChange={change} />
      <p role="status" className="mt-3 mb-3 min-h-5 text-muted text-sm leading-5">
        {list ? `Showing ${found.length} of ${list.length} psychologists` : 'Loading psychologists'}
      </p>
      {!list ? (
        <ListSkeleton />
      ) : found.length === 0 && isFiltered(filters) ? (
        <EmptyState
          picture={PICTURE}
          title="No Results Found"
          action={
            <Button variant="teal" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
              Clear All Filters
            </Button>
          }
        >
          Nobody matches all of that. Try fewer filters or other words.
        </EmptyState>
      ) : (
        <PsychologistGrid list={found} filters={filters} loadedAt={dataUpdatedAt} />
      )}
    </>
  );
}
