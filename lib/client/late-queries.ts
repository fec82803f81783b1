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
  /** ms after which what is shown is asked for again by itself, as that call also does what a page cannot; 0: not. */
  readonly againMs?: number;
  /** What is held stays, however old: it may know more than the page, and the screen asks for its news. */
  readonly heldStays?: boolean;
}[];

/** What the page of this screen has read. */
export const PageStateContext = createContext<PageState>([]);

let queries: Queries | undefined;
/** Of the last attempt to load it. */
let attempt: 'none' | 'loading' | 'failed' = 'none';
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
 * @throws Error when its file cannot be fetched; the next call tries again, and so does the page when the network comes back
 */
export async function loadQueries(): Promise<Queries> {
  if (queries) return queries;
  try {
    attempt = 'loading';
    tell();
    const { browserQueries } = await import('./query-client');
    if (!browserQueries) throw new Error('There is no browser here');
    attempt = 'none';
    announceQueries(browserQueries);
    return browserQueries;
  } catch (error) {
    attempt = 'failed';
    tell();
    globalThis.window?.addEventListener('online', wantQueries, { once: true });
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

/**
 * How the last attempt to load it stands.
 * @param has what is shown has come, so that it makes no difference: else the first tap, which loads it, would draw the whole screen again
 */
export const useLoading = (has: boolean) =>
  useSyncExternalStore(
    subscribe,
    () => (has ? 'none' : attempt),
    () => 'none' as const,
  );

/**
 * What came with the page under this key; undefined when nothing did.
 * @param hash the key as JSON
 */
export function usePageState(hash: string): PageState[number] | undefined {
  return useContext(PageStateContext).find((one) => JSON.stringify(one.queryKey) === hash);
}

/** An observer of React Query; of its kinds each has results of its own. */
type Watchable<Result> = {
  subscribe(onChange: () => void): () => void;
  getCurrentResult(): Result;
  updateResult?(): void;
};

/**
 * What an observer of React Query says now; before there is one, what is shown without it.
 * @param before must be stable between renders
 */
export function useObserved<Result>(observer: Watchable<Result> | undefined, before: Result): Result {
  const loaded = useLoadedQueries();
  return useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        if (!observer || !loaded) return () => undefined;
        const unsubscribe = observer.subscribe(loaded.batchCalls(onChange));
        observer.updateResult?.();
        return unsubscribe;
      },
      [observer, loaded],
    ),
    () => observer?.getCurrentResult() ?? before,
    () => before,
  );
}

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
export function withoutQueries<Data>(
  data: Data | undefined,
  loading: ReturnType<typeof useLoading>,
): LateResult<Data> {
  const isError = data === undefined && loading === 'failed';
  return {
    data,
    dataUpdatedAt: 0,
    isPending: data === undefined && !isError,
    isError,
    isFetching: data === undefined && loading === 'loading',
    error: isError ? new TypeError('Failed to fetch') : null,
    refetch: wantQueries,
  };
}

/**
 * Loads React Query at once when the page has not brought what is shown. What is to be asked for again waits for its time, or for
 * the first input, which loads it as well (app/providers.tsx).
 */
export function useWanted(came: PageState[number] | undefined, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    if (!came) wantQueries();
    else if (came.againMs) setTimeout(wantQueries, came.againMs);
  }, [came, isEnabled]);
}

/**
 * `useQuery` of React Query, which is loaded at once only when the page has not brought the data.
 * @param placeholder shown until there is an answer; the same as `placeholderData` of the options
 */
export function useLateQuery<Data, Key extends QueryKey = QueryKey>(
  options: LateOptions<Data, Key>,
  placeholder?: Data,
): LateResult<Data> {
  const loaded = useLoadedQueries();
  const hash = JSON.stringify(options.queryKey);
  const came = usePageState(hash);

  // Made once for the client and the key; what changes of the options comes by the effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key
  const observer = useMemo(
    () =>
      loaded && (new loaded.Observer(loaded.client, options) as QueryObserver<Data, Error, Data, Data, Key>),
    [loaded, hash],
  );
  const data: Data | undefined = (came?.data as Data | undefined) ?? placeholder;
  const loading = useLoading(data !== undefined);
  const before = useMemo(() => withoutQueries(data, loading), [data, loading]);
  const result: LateResult<Data> = useObserved<LateResult<Data>>(observer, before);
  useEffect(() => observer?.setOptions(options));
  useWanted(came, options.enabled !== false);
  return result;
}
