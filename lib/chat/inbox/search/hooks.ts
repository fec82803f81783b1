import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLatePages } from '@/lib/client/late-pages';
import type { Response } from '@/lib/kit/endpoint';
import type { searchMessages } from './contract';
import { wantedWords } from './rules';

export type FoundMessage = Response<typeof searchMessages>['messages'][number];

const FIRST: string | undefined = undefined;

/** The messages with these words, the newest first. */
export function useFound(words: string) {
  const isSearch = wantedWords(words).length > 0;
  const pages = useLatePages({
    queryKey: queryKey<typeof searchMessages>('POST /api/chats/search', { body: { words } }),
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<typeof searchMessages>('POST /api/chats/search', { body: { words, after: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: isSearch,
    refetchOnMount: whenOld,
  });
  return {
    /** It is too short to be searched for. */
    isShort: !isSearch,
    messages: pages.data?.pages.flatMap((page) => page.messages),
    failed: pages.isError,
    loading: pages.isFetching,
    hasMore: pages.hasNextPage,
    showMore: () => void pages.fetchNextPage(),
    retry: () => void (pages.data && pages.hasNextPage ? pages.fetchNextPage() : pages.refetch()),
  };
}
