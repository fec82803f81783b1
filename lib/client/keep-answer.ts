import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what a change was answered with. A response that is still in flight may carry what was before the change. */
export function keepAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
