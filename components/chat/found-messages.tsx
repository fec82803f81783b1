import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { shortMoment, titleOf } from '@/lib/chat/inbox/rules';
import { type FoundMessage, useFound } from '@/lib/chat/inbox/search/hooks';
import { chatPath } from '@/lib/client/paths';
import { pieces, t, tn } from '@/lib/kit/text';
import { BEHIND_PORTRAIT } from './chat-theme';
import { NotLoaded } from './not-loaded';

/** What a search has found, in each of its states. */
export function FoundMessages({ words }: { words: string }) {
  const { isShort, messages, failed, loading, hasMore, showMore, retry } = useFound(words);
  if (isShort)
    return (
      <p className="px-2 py-8 text-center text-[0.9375rem] text-muted leading-6">
        {t('Type two letters or more.')}
      </p>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {messages ? said(messages.length, hasMore) : failed ? '' : t('Searching')}
      </p>
      {messages || failed ? null : (
        <div aria-busy="true">
          <Skeleton className="my-2.5 h-14" />
          <Skeleton className="my-2.5 h-14" />
        </div>
      )}
      {messages?.length === 0 && !failed ? (
        <p className="px-2 py-8 text-center text-[0.9375rem] text-muted leading-6">
          {pieces('No message has {words}. Try fewer words, or only the beginning of one.', {
            words: (
              <q key="words" className="text-ink [overflow-wrap:anywhere]">
                {words}
              </q>
            ),
          })}
        </p>
      ) : null}
      {messages && messages.length > 0 ? (
        <ul aria-label={t('Messages found')} className="-mx-2">
          {messages.map((message) => (
            <Found key={message.id} message={message} />
          ))}
        </ul>
      ) : null}
      {failed ? (
        <NotLoaded loading={loading} onRetry={retry}>
          {t('The search did not work.')}
        </NotLoaded>
      ) : hasMore ? (
        <Button variant="outline" size="card" className="mt-3" loading={loading} onClick={showMore}>
          {pieces('Show more{what}', {
            what: (
              <span key="what" className="sr-only">
                {t(' messages')}
              </span>
            ),
          })}
        </Button>
      ) : null}
    </>
  );
}

const said = (count: number, hasMore: boolean) =>
  hasMore
    ? t('More than {count} messages found', { count })
    : tn(count, '{count} message found', '{count} messages found');

function Found({ message: { id, chat, own, at, parts } }: { message: FoundMessage }) {
  return (
    <li>
      <SoftLink
        href={chatPath(chat.id, id)}
        className="@container flex items-center gap-3 rounded-md px-2 py-2.5 hover:bg-line/40"
      >
        <span
          className={`@max-[15rem]:hidden size-[40px] shrink-0 self-start overflow-hidden rounded-md ${BEHIND_PORTRAIT[chat.chatType]}`}
        >
          <Portrait src={chat.imagePath} size={40} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span dir="auto" className="min-w-0 truncate font-semibold text-sm leading-5">
              {titleOf(chat)}
            </span>{' '}
            <span suppressHydrationWarning className="shrink-0 text-muted text-xs leading-5">
              {shortMoment(at, Date.now())}
            </span>
          </span>{' '}
          <span dir="auto" className="line-clamp-3 text-muted text-sm leading-5 [overflow-wrap:anywhere]">
            {own ? t('You: ') : ''}
            {parts.map((part, place) =>
              part.found ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which does not change
                <mark key={place} className="bg-marigold-tint font-semibold text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
        </span>
      </SoftLink>
    </li>
  );
}
