import type { ReactNode } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/light/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { InboxChat, useInbox } from '@/lib/chat/inbox/hooks';
import { ARCHIVE_PATH } from '@/lib/client/paths';
import { pieces, t, tn } from '@/lib/kit/text';
import { InboxRow } from './inbox-row';
import { NotLoaded } from './not-loaded';

const WAITING = ['first', 'second', 'third', 'fourth'];

/** The list of chats in each of its states. */
export function InboxList({
  list,
  chats,
  archived,
  empty,
  onOptions,
}: {
  list: ReturnType<typeof useInbox>;
  /** What is shown of it; undefined while there is nothing to show. */
  chats: readonly InboxChat[] | undefined;
  /** It is the archive's. */
  archived: boolean;
  /** In place of a list without chats. */
  empty: ReactNode;
  onOptions: (chat: InboxChat) => void;
}) {
  const isEmpty = chats?.length === 0 && (archived || list.archived === 0);
  return (
    <>
      {chats || list.failed ? null : <Waiting />}
      {chats && chats.length > 0 ? (
        <ul aria-label={t(archived ? 'Chats in the archive' : 'Chats')} className="-mx-2">
          {chats.map((chat) => (
            <InboxRow key={chat.id} chat={chat} onOptions={() => onOptions(chat)} />
          ))}
        </ul>
      ) : null}
      {list.failed ? (
        <NotLoaded loading={list.loading} onRetry={list.retry}>
          {t(chats ? 'This may not be up to date.' : 'Your chats could not be loaded.')}
        </NotLoaded>
      ) : list.hasMore ? (
        <Button variant="outline" size="card" className="mt-3" loading={list.loading} onClick={list.showMore}>
          {pieces('Show more{what}', {
            what: (
              <span key="what" className="sr-only">
                {t(' chats')}
              </span>
            ),
          })}
        </Button>
      ) : isEmpty ? (
        empty
      ) : null}
      {!archived && list.archived > 0 ? (
        <SoftLink
          href={ARCHIVE_PATH}
          className="mt-3 flex min-h-12 items-center justify-between rounded-md px-2 font-semibold text-[0.9375rem] hover:bg-line/40"
        >
          {t('Archive')}
          <span className="flex items-center gap-2 font-normal text-muted text-sm">
            {list.archived}
            <span className="sr-only">{tn(list.archived, 'chat', 'chats')}</span>
            <Icon name="forward" className="size-4" />
          </span>
        </SoftLink>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('Loading your chats')}</p>
      {WAITING.map((place) => (
        <div key={place} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-[52px] shrink-0 rounded-md" />
          <Skeleton className="h-11 flex-1" />
        </div>
      ))}
    </div>
  );
}
