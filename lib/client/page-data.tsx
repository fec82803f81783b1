'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** What the server has read for a page: answers, under the keys of the calls that a screen would make for them. */
export type PageState = readonly {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** Shown, and asked for again at once: that call also does what a page cannot. */
  readonly askAgain?: boolean;
  /** What is held stays, however old: it may know more than the page, and the screen asks for its news. */
  readonly heldStays?: boolean;
}[];

/**
 * When each state came, in ms by the browser's clock, which may be hours apart from the server's. Going back within the
 * product shows a page's old state again, which has become no newer.
 */
const arrivals = new WeakMap<PageState, number>();

function arrivalOf(state: PageState): number {
  const known = arrivals.get(state);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(state, now);
  return now;
}

/** Takes over what is newer than what is held. */
function take(client: QueryClient, state: PageState, isWanted: (heldSince: number | undefined) => boolean) {
  const updatedAt = arrivalOf(state);
  for (const { queryKey, data, askAgain, heldStays } of state) {
    const heldSince = client.getQueryState(queryKey)?.dataUpdatedAt;
    if (!isWanted(heldSince) || (heldStays && heldSince)) continue;
    client.setQueryData(queryKey, data, { updatedAt });
    if (askAgain) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * Hands over to the screen what the server has read for it (lib/server/page-data.ts). It does what the product needs of React
 * Query's `HydrationBoundary` in a quarter of the JavaScript, and brings what is held up to date before the screen asks for it.
 */
export function PageData({ state, children }: { state: PageState; children: ReactNode }) {
  const client = useQueryClient();
  // What nobody shows yet may come while this renders.
  useState(() => take(client, state, (heldSince) => heldSince === undefined));
  // Before the effects of the screen, in which it asks for what is old.
  useLayoutEffect(
    () => take(client, state, (heldSince = 0) => heldSince < arrivalOf(state)),
    [client, state],
  );
  return children;
}
