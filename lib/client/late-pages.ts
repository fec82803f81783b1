import type {
  InfiniteData,
  InfiniteQueryObserver,
  InfiniteQueryObserverOptions,
  QueryKey,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  type LateResult,
  useLoadedQueries,
  useLoading,
  useObserved,
  usePageState,
  useWanted,
  wantQueries,
  withoutQueries,
} from './late-queries';

type Pages<Page> = InfiniteData<Page, string | undefined>;
type PageOptions<Page> = InfiniteQueryObserverOptions<
  Page,
  Error,
  Pages<Page>,
  QueryKey,
  string | undefined
> & {
  /** Where the page after this one begins; undefined after the last. */
  getNextPageParam: (last: Page) => string | undefined;
};

export type LatePages<Page> = LateResult<Pages<Page>> & {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** `useInfiniteQuery` of React Query, which is loaded at once only when the page has not brought the list's beginning. */
export function useLatePages<Page>(options: PageOptions<Page>): LatePages<Page> {
  const loaded = useLoadedQueries();
  const hash = JSON.stringify(options.queryKey);
  const came = usePageState(hash);
  /** More was asked for before there was anything to ask with. */
  const [isMoreWanted, setMoreWanted] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key, and the effect brings the rest
  const observer = useMemo(
    () =>
      loaded &&
      (new loaded.PagesObserver(loaded.client, options) as InfiniteQueryObserver<
        Page,
        Error,
        Pages<Page>,
        QueryKey,
        string | undefined
      >),
    [loaded, hash],
  );
  const data = came?.data as Pages<Page> | undefined;
  const loading = useLoading(data !== undefined && !isMoreWanted);
  const { getNextPageParam } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where a page goes on does not change
  const before: LatePages<Page> = useMemo(() => {
    const last = data?.pages.at(-1);
    const shown = withoutQueries(data, loading);
    return {
      ...shown,
      isError: shown.isError || (isMoreWanted && loading === 'failed'),
      isFetching: shown.isFetching || (isMoreWanted && loading === 'loading'),
      hasNextPage: last !== undefined && getNextPageParam(last) !== undefined,
      fetchNextPage: () => {
        setMoreWanted(true);
        wantQueries();
      },
    };
  }, [data, loading, isMoreWanted]);
  const result = useObserved<LatePages<Page>>(observer, before);
  useEffect(() => observer?.setOptions(options));
  useWanted(came, options.enabled !== false);
  useEffect(() => {
    if (!observer || !isMoreWanted) return;
    setMoreWanted(false);
    void observer.fetchNextPage();
  }, [observer, isMoreWanted]);
  return result;
}
