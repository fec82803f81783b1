'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '@/components/shared/empty-state';
import { Portrait } from '@/components/shared/portrait';
import { Button } from '@/components/ui/button';
import { useTouched } from '@/lib/client/first-input';
import { useFilters } from '@/lib/companions/catalogue/hooks';
import {
  isFiltered,
  NO_FILTERS,
  type Overview,
  overviewOf,
  readFilters,
  readPage,
  writeFilters,
} from '@/lib/companions/catalogue/rules';
import { type Psychologist, usePsychologists } from '@/lib/companions/hooks';
import { t } from '@/lib/kit/text';
import { CatalogueFilters } from './catalogue-filters';
import { ListSkeleton } from './list-skeleton';
import { PsychologistGrid } from './psychologist-grid';

const PICTURE = <Portrait src={null} size={96} />;

/**
 * Search, filters and the grid. The first cards come with the page; the whole list, which other filters need, is loaded by
 * the browser when somebody begins to use the page.
 * @param asked the query string that the page was rendered for
 * @param first the listing under its filters
 */
export function PsychologistList({ asked, first }: { asked: string; first: Overview<Psychologist> }) {
  const [arrivedAt] = useState(() => Date.now());
  const { search, filters, page, change } = useFilters(asked);
  const asAsked =
    page === readPage(asked) && writeFilters('', filters) === writeFilters('', readFilters(asked));
  const touched = useTouched();
  const { data: list, dataUpdatedAt, isError, isFetching, refetch } = usePsychologists(touched || !asAsked);
  const now = useMemo(
    () => ({ search, listing: list ? overviewOf(list, filters, page) : asAsked ? first : undefined }),
    [search, list, filters, page, asAsked, first],
  );
  // The filter that was tapped answers at once, the cards a moment later.
  const { search: shownSearch, listing } = useDeferredValue(now);

  if (listing?.total === 0) {
    return (
      <EmptyState picture={PICTURE} title={t('No Psychologists Available')}>
        {t('Please look in again a little later.')}
      </EmptyState>
    );
  }
  return (
    <>
      <CatalogueFilters
        asked={asked}
        filters={filters}
        subjects={(listing ?? first).subjects}
        onChange={change}
      />
      <p role="status" className="mt-3 mb-3 min-h-5 text-muted text-sm leading-5">
        {listing
          ? t('Showing {found} of {total} psychologists', { found: listing.found, total: listing.total })
          : t('Loading psychologists')}
      </p>
      {isError && !list ? <LoadFailed retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {!listing ? (
        isError ? null : (
          <ListSkeleton />
        )
      ) : listing.found === 0 && isFiltered(filters) ? (
        <EmptyState
          picture={PICTURE}
          title={t('No Results Found')}
          action={
            <Button variant="teal" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
              {t('Clear All Filters')}
            </Button>
          }
        >
          {t('Nobody matches all of that. Try fewer filters or other words.')}
        </EmptyState>
      ) : (
        <PsychologistGrid
          listing={listing}
          search={shownSearch}
          loadedAt={list ? dataUpdatedAt : arrivedAt}
        />
      )}
    </>
  );
}

/** Shown above the cards that came with the page: search and filters need the whole list. */
function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <p className="text-[0.9375rem] text-muted leading-6">
        {t('The list could not be loaded. Please check your connection.')}
      </p>
      <Button variant="outline" size="sm" loading={retrying} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
