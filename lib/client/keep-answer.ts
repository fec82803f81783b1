import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what a change was answered with. A response that is still in flight may carry what was before the change. */
export function keepAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}

/** The same of a change to a part of what is held; the rest, which a response in flight was to bring, is asked for again. */
export function keepChange<Held extends object>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Held, Error> },
  change: Partial<NoInfer<Held>>,
): void {
  client.setQueryData<Held>(queryKey, (held) => held && { ...held, ...change });
  if (client.isFetching({ queryKey, exact: true })) void client.invalidateQueries({ queryKey, exact: true });
}
