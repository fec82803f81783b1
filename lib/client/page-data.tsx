'use client';

import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { isFromCache } from './fresh';
import { type PageState, PageStateContext } from './late-queries';

export type { PageState };

/**
 * When each state came, in ms by the browser's clock, which may be hours apart from the server's. Going back within the
 * product shows a page's old state again, which has become no newer.
 */
const arrivals = new WeakMap<PageState, number>();

/** ms; older than anything. */
const LONG_AGO = 1;
/** The document's own state has been seen. */
let hasFirst = false;

function arrivalOf(state: PageState): number {
  const known = arrivals.get(state);
  if (known !== undefined) return known;
  const isOld = typeof window !== 'undefined' && !hasFirst && isFromCache();
  hasFirst = true;
  const now = isOld ? LONG_AGO : Date.now();
  arrivals.set(state, now);
  return now;
}

/** Takes over what is newer than what is held. */
function take(client: QueryClient, state: PageState, isWanted: (heldSince: number | undefined) => boolean) {
  const updatedAt = arrivalOf(state);
  for (const { queryKey, data, againMs, heldStays } of state) {
    const heldSince = client.getQueryState(queryKey)?.dataUpdatedAt;
    if (!isWanted(heldSince) || (heldStays && heldSince)) continue;
    client.setQueryData(queryKey, data, { updatedAt });
    if (againMs) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * Hands over to the screen what the server has read for it (lib/server/page-data.ts). It does what the product needs of React
 * Query's `HydrationBoundary` in a quarter of the JavaScript, and brings what is held up to date before the screen asks for it.
 * Where React Query comes later (lib/client/late-queries.ts), so does this; until then screens read the state itself.
 */
export function PageData({ state, children }: { state: PageState; children: ReactNode }) {
  const client = useContext(QueryClientContext);
  const [taken, setTaken] = useState<QueryClient>();
  if (typeof window !== 'undefined') arrivalOf(state);
  // What nobody shows yet may come while this renders.
  if (client && taken !== client) {
    setTaken(client);
    take(client, state, (heldSince) => heldSince === undefined);
  }
  // Before the effects of the screen, in which it asks for what is old.
  useLayoutEffect(() => {
    if (client) take(client, state, (heldSince = 0) => heldSince < arrivalOf(state));
  }, [client, state]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}
