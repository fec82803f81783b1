import type { LateResult } from '@/lib/client/late-queries';
import { useUser } from '../hooks';

type Asked = Pick<LateResult<unknown>, 'isError' | 'isFetching'> & { refetch: () => unknown };

/** What waits for the current user, as its screen sees it: where the user did not come it did not either, and asking again asks for the user. */
export function useAfterUser<One extends Asked>(asked: One): One {
  const { isError, isFetching, refetch } = useUser();
  return isError && !asked.isError ? { ...asked, isError, isFetching, refetch } : asked;
}
