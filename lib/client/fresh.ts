import type { Query, QueryClient } from '@tanstack/react-query';

/** ms; data that arrived this short a time ago is as it is now. */
const FRESH_MS = 5_000;

type AnyQuery = Pick<Query, 'state'>;

/**
 * For `refetchOnMount` of what a screen must show as it is now (a balance, say): asks again when the screen appears and the
 * data is older than a few seconds. What has just come with the page is not asked for twice. `askAgain` goes by it, too.
 */
export function whenOld({ state }: AnyQuery): 'always' | true {
  return Date.now() - state.dataUpdatedAt > FRESH_MS ? 'always' : true;
}

/** Whether the browser's cache brought the document: what came with it has just arrived, but is as old as the page. */
export function isFromCache(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return how?.type === 'back_forward';
}

/** Asks again for everything old on the screen that goes by `whenOld`: the page is shown again as it was left. */
export function askAgain(client: QueryClient): void {
  const isMeant = (query: Query) =>
    query.observers.some(({ options }) => options.refetchOnMount === whenOld) && whenOld(query) === 'always';
  void client.refetchQueries({ type: 'active', predicate: isMeant }, { cancelRefetch: false });
}
