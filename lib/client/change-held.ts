import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows a change within what is held. A response that is still in flight may carry what was before the change; the rest, which it
 * was to bring, is asked for again.
 */
export function changeHeld<Held>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Held, Error> },
  change: (held: NoInfer<Held>) => NoInfer<Held>,
): void {
  client.setQueryData<Held>(queryKey, (held) => held && change(held));
  void client.invalidateQueries({ queryKey, exact: true, fetchStatus: 'fetching' });
}
