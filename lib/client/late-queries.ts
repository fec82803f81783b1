import type { QueryKey, QueryObserver, QueryObserverOptions } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Queries } from './query-client';

/*
 * React Query for screens whose first picture comes with the page: 12 kB that nobody needs before somebody begins to use the
 * page, or something has to be asked for. Until then a screen shows what came; from then on it is an observer of React Query.
 */

/** What the server has read for a page: answers, under the keys of the calls that a screen would make for them. */
export type PageState = readonly {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** Shown, and asked for again at once: that call also does what a page cannot. */
  readonly askAgain?: boolean;
  /** What is held stays, however old: it may know more than the page, and the screen asks for its news. */
  readonly heldStays?: boolean;
}[];

/** What the page of this screen has read. */
export const PageStateContext = createContext<PageState>([]);

let queries: Queries | undefined;
/** The last attempt to load it has failed. */
let failed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** What has loaded, for the browser alone: on the server each page has a client of its own. */
export function announceQueries(loaded: Queries): void {
  queries = loaded;
  tell();
}

/**
 * Loads React Query where the page has not brought it.
 * @throws Error when its file cannot be fetched; the next call tries again
 */
export async function loadQueries(): Promise<Queries> {
  try {
    if (queries) return queries;
    const { browserQueries } = await import('./query-client');
    if (!browserQueries) throw new Error('There is no browser here');
    failed = false;
    announceQueries(browserQueries);
    return browserQueries;
  } catch (error) {
    failed = true;
    tell();
    throw error;
  }
}

/** The same for whoever does not wait for it; a screen without its data says that they could not be loaded. */
export function wantQueries(): void {
  loadQueries().catch(() => undefined);
}

/** React Query's client in the browser; undefined until it has loaded, and on the server. */
export function useLoadedQueries(): Queries | undefined {
  return useSyncExternalStore(
    subscribe,
    () => queries,
    () => undefined,
  );
}

const useFailed = () =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );

type LateOptions<Data, Key extends QueryKey> = QueryObserverOptions<Data, Error, Data, Data, Key>;

export type LateResult<Data> = {
  data: Data | undefined;
  /** ms; 0: never. */
  dataUpdatedAt: number;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** What is shown without React Query: what came with the page, or nothing yet. */
function withoutQueries<Data>(data: Data | undefined, isFailed: boolean): LateResult<Data> {
  const isError = data === undefined && isFailed;
  return {
    data,
    dataUpdatedAt: 0,
    isPending: data === undefined && !isError,
    isError,
    isFetching: false,
    error: isError ? new TypeError('Failed to fetch') : null,
    refetch: wantQueries,
  };
}

/** `useQuery` of React Query, which is loaded at once only when the page has not brought the data. */
export function useLateQuery<Data, Key extends QueryKey = QueryKey>(
  options: LateOptions<Data, Key>,
): LateResult<Data> {
  const loaded = useLoadedQueries();
  const isFailed = useFailed();
  const state = useContext(PageStateContext);
  const hash = JSON.stringify(options.queryKey);
  const came = state.find(({ queryKey }) => JSON.stringify(queryKey) === hash);

  // Made once for the client and the key; what changes of the options comes by the effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key
  const observer = useMemo(
    () =>
      loaded && (new loaded.Observer(loaded.client, options) as QueryObserver<Data, Error, Data, Data, Key>),
    [loaded, hash],
  );
  const before = useMemo(() => withoutQueries(came?.data as Data | undefined, isFailed), [came, isFailed]);
  const result: LateResult<Data> = useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        if (!observer || !loaded) return () => undefined;
        const unsubscribe = observer.subscribe(loaded.batchCalls(onChange));
        observer.updateResult();
        return unsubscribe;
      },
      [observer, loaded],
    ),
    () => observer?.getCurrentResult() ?? before,
    () => before,
  );
  useEffect(() => observer?.setOptions(options));

  const isWanted = options.enabled !== false && (!came || came.askAgain === true);
  useEffect(() => {
    if (isWanted) wantQueries();
  }, [isWanted]);
  return result;
}
