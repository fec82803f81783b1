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

/**
 * Asks again for everything on the screen that goes by `whenOld`: the page is shown again as it was left.
 * @param options.all whatever its age
 */
export function askAgain(client: QueryClient, { all = false } = {}): void {
  const isMeant = (query: Query) =>
    query.observers.some(({ options }) => options.refetchOnMount === whenOld) &&
    (all || whenOld(query) === 'always');
  void client.refetchQueries({ type: 'active', predicate: isMeant }, { cancelRefetch: false });
}
