import {
  InfiniteQueryObserver,
  MutationObserver,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { askAgain } from './fresh';

/** Product description, "Details": calls are not retried, and data does not go stale by itself. */
export function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `networkMode: 'always'`: offline, a call fails at once and the screen says so. By default the library would
      // pause it silently and send it later.
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What of React Query is used without its hooks. */
export type Queries = {
  client: QueryClient;
  Observer: typeof QueryObserver;
  PagesObserver: typeof InfiniteQueryObserver;
  Mutation: typeof MutationObserver;
  batchCalls: (callback: () => void) => () => void;
};

/** Of this browser; undefined on the server, where nobody's data may come to anybody else. */
export const browserQueries: Queries | undefined =
  typeof window === 'undefined'
    ? undefined
    : {
        client: createClient(),
        Observer: QueryObserver,
        PagesObserver: InfiniteQueryObserver,
        Mutation: MutationObserver,
        batchCalls: (callback) => notifyManager.batchCalls(callback),
      };

if (browserQueries) {
  const { client } = browserQueries;
  // React Query takes a browser for online until it hears otherwise; one that was offline before would not hear that it no longer is.
  // https://tanstack.com/query/latest/docs/reference/onlineManager
  onlineManager.setOnline(navigator.onLine);
  client.mount();
  // Keeps a page up to date that the browser shows again as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain(client);
  });
}
