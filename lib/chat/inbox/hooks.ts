import { useEffect, useState } from 'react';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { hearTabs } from '@/lib/client/hear-tabs';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLatePages } from '@/lib/client/late-pages';
import { useLoadedQueries, wantQueries } from '@/lib/client/late-queries';
import { tellTabs } from '@/lib/client/tabs';
import type { Response } from '@/lib/kit/endpoint';
import { useUser } from '@/lib/users/hooks';
import { INBOX_ROUTE } from './constants';
import type { arrangeChat, listInbox } from './contract';

export type InboxChat = Response<typeof listInbox>['chats'][number];

const inboxKey = [INBOX_ROUTE] as const;

const FIRST: string | undefined = undefined;

/** The chats, or those in the archive. As they are now whenever the screen comes to the front, or another tab has changed them. */
export function useInbox(archived: boolean) {
  const enabled = useUser().data !== undefined;
  const query = archived ? { archived: '1' as const } : {};
  const pages = useLatePages({
    queryKey: queryKey<typeof listInbox>(INBOX_ROUTE, { query }),
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listInbox>(INBOX_ROUTE, { query: { ...query, after: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    enabled,
    refetchOnMount: whenOld,
    refetchOnWindowFocus: whenOld,
  });
  const loaded = useLoadedQueries();
  /** How often other tabs have told of a change. */
  const [told, setTold] = useState(0);
  useEffect(
    () =>
      hearTabs(() => {
        setTold((times) => times + 1);
        wantQueries();
      }),
    [],
  );
  useEffect(() => {
    if (loaded && told > 0) void loaded.client.invalidateQueries({ queryKey: inboxKey });
  }, [loaded, told]);
  return {
    chats: pages.data?.pages.flatMap((page) => page.chats),
    /** How many chats the archive has. */
    archived: pages.data?.pages.at(0)?.archived ?? 0,
    failed: pages.isError,
    loading: pages.isFetching,
    hasMore: pages.hasNextPage,
    showMore: () => void pages.fetchNextPage(),
    retry: () => void (pages.data && pages.hasNextPage ? pages.fetchNextPage() : pages.refetch()),
  };
}

export type Arrangement = { pinned?: boolean; archived?: boolean; ownName?: string | null };

/** Pins, archives or names a chat; the lists follow. */
export function useArrangeChat() {
  return useLateMutation({
    mutationFn: ({ sessionId, ...body }: Arrangement & { sessionId: string }) =>
      call<typeof arrangeChat>('PATCH /api/chats/{sessionId}', { params: { sessionId }, body }),
    onSuccess: (_, __, ___, { client }) => {
      tellTabs();
      return client.invalidateQueries({ queryKey: inboxKey });
    },
  });
}
