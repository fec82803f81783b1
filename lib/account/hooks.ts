import { useMemo, useState } from 'react';
import { INBOX_ROUTE } from '@/lib/chat/inbox/constants';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLatePages } from '@/lib/client/late-pages';
import { loadQueries, useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { useAfterUser } from '@/lib/users/awaited/hooks';
import { userQuery, useUser } from '@/lib/users/hooks';
import { LINES_AT_FIRST, LINES_MORE } from './constants';
import type { deleteChat, getAccount, getReceipt, listChats, listHistory, listPayments } from './contract';
import { foldLines } from './history/rules';

export type OwnChat = Response<typeof listChats>['chats'][number];
export type Receipt = Response<typeof getReceipt>;

/** Whether the user is loaded, so that the account can be requested. */
const useKnown = () => useUser().data !== undefined;

const accountKey = queryKey<typeof getAccount>('GET /api/account');

export function useAccount() {
  const enabled = useKnown();
  const account = useLateQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => call<typeof getAccount>('GET /api/account', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
  return useAfterUser(account);
}

/** Refetches the account after a change. */
export async function refreshAccount(): Promise<void> {
  const { client } = await loadQueries();
  await client.invalidateQueries({ queryKey: accountKey });
}

/** A list that shows some lines of the pages loaded so far, and more on request. */
export type Shown<T> = {
  /** undefined until the first page is loaded. */
  items: T[] | undefined;
  failed: boolean;
  loading: boolean;
  hasMore: boolean;
  showMore: () => void;
  retry: () => void;
};

type Pages = {
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

function useShown<T>(items: T[] | undefined, asked: Pages): Shown<T> {
  const pages = useAfterUser(asked);
  const [shown, setShown] = useState(LINES_AT_FIRST);
  const held = items?.length ?? 0;
  return {
    items: items?.slice(0, shown),
    failed: pages.isError,
    loading: pages.isFetching,
    hasMore: held > shown || pages.hasNextPage,
    showMore: () => {
      setShown(shown + LINES_MORE);
      if (held < shown + LINES_MORE && pages.hasNextPage) void pages.fetchNextPage();
    },
    retry: () => void (items && pages.hasNextPage ? pages.fetchNextPage() : pages.refetch()),
  };
}

const FIRST: string | undefined = undefined;

export function useHistory() {
  const enabled = useKnown();
  const pages = useLatePages({
    queryKey: queryKey<typeof listHistory>('GET /api/account/history'),
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listHistory>('GET /api/account/history', { query: { before: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    enabled,
    refetchOnMount: whenOld,
  });
  const { data } = pages;
  const lines = useMemo(() => data && foldLines(data.pages.flatMap((page) => page.lines)), [data]);
  return useShown(lines, pages);
}

export function usePayments() {
  const enabled = useKnown();
  const pages = useLatePages({
    queryKey: queryKey<typeof listPayments>('GET /api/account/payments'),
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listPayments>('GET /api/account/payments', { query: { before: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    enabled,
    refetchOnMount: whenOld,
  });
  return useShown(
    pages.data?.pages.flatMap((page) => page.payments),
    pages,
  );
}

const chatsKey = queryKey<typeof listChats>('GET /api/account/chats');

export function useChats() {
  const enabled = useKnown();
  const pages = useLatePages({
    queryKey: chatsKey,
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listChats>('GET /api/account/chats', { query: { after: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    enabled,
    refetchOnMount: whenOld,
  });
  return useShown(
    pages.data?.pages.flatMap((page) => page.chats),
    pages,
  );
}

/** Whether the chat is deleted, by this call or an earlier one. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Deletes a chat; the lists and the last-chat card follow. */
export function useDeleteChat() {
  return useLateMutation({
    mutationFn: (sessionId: string) =>
      call<typeof deleteChat>('POST /api/account/chats/{sessionId}/delete', {
        params: { sessionId },
        body: undefined,
      }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, sessionId, __, { client }) => {
      client.removeQueries({ predicate: ({ queryKey: key }) => JSON.stringify(key).includes(sessionId) });
      return Promise.all([
        client.invalidateQueries({ queryKey: chatsKey }),
        client.invalidateQueries({ queryKey: [INBOX_ROUTE] }),
        client.invalidateQueries({ queryKey: queryKey<typeof listHistory>('GET /api/account/history') }),
        client.invalidateQueries({ queryKey: userQuery.queryKey }),
      ]);
    },
  });
}

export function useReceipt(orderId: string) {
  const enabled = useKnown();
  const request = { params: { orderId } };
  return useLateQuery({
    queryKey: queryKey<typeof getReceipt>('GET /api/account/receipts/{orderId}', request),
    queryFn: ({ signal }) =>
      call<typeof getReceipt>('GET /api/account/receipts/{orderId}', { ...request, signal }),
    enabled,
  });
}

/** Whether this person has no such receipt. */
export const isNoReceipt = isGone;
