import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { UNREAD_MOST } from '@/lib/chat/inbox/constants';
import { NOTHING_SAID } from '@/lib/chat/inbox/copy';
import type { InboxChat } from '@/lib/chat/inbox/hooks';
import { sayLast, shortMoment, titleOf } from '@/lib/chat/inbox/rules';
import { INCOGNITO } from '@/lib/chat/incognito/copy';
import { chatPath } from '@/lib/client/paths';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { t, tn } from '@/lib/kit/text';
import { BEHIND_PORTRAIT } from './chat-theme';
import { InboxIcon } from './inbox-icon';

/** A chat in the list: whose face, what it is called, when and what was last said, and a button for what can be done to it. */
export function InboxRow({ chat, onOptions }: { chat: InboxChat; onOptions: () => void }) {
  const title = titleOf(chat);
  const type = t(CHAT_TYPE_LABEL[chat.chatType]);
  const about = chat.incognito ? `${t(INCOGNITO)} · ${type}` : type;
  return (
    <li className="@container flex items-center">
      <SoftLink
        href={chatPath(chat.id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2.5 hover:bg-line/40"
      >
        <span
          className={`@max-[15rem]:hidden size-[52px] shrink-0 overflow-hidden rounded-md ${BEHIND_PORTRAIT[chat.chatType]}`}
        >
          <Portrait src={chat.imagePath} size={52} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span dir="auto" className="min-w-0 truncate font-semibold text-[0.9375rem] leading-6">
              {title}
            </span>{' '}
            <span
              suppressHydrationWarning
              className="flex shrink-0 items-center gap-1 text-muted text-xs leading-5"
            >
              {chat.pinned ? (
                <>
                  <InboxIcon name="pin" className="size-3.5" />
                  <span className="sr-only">{t('Pinned, ')}</span>
                </>
              ) : null}
              {shortMoment(chat.lastAt, Date.now())}
            </span>
          </span>{' '}
          <span className="block truncate text-muted text-xs leading-4">
            {chat.ownName === null ? about : `${chat.companionName} · ${about}`}
          </span>{' '}
          <span className="flex items-center gap-2">
            <span
              dir="auto"
              className={`min-w-0 flex-1 truncate text-sm leading-5 ${chat.unread > 0 ? 'font-semibold text-ink' : 'text-muted'}`}
            >
              {chat.last ? sayLast(chat.last) : t(NOTHING_SAID)}
            </span>{' '}
            {chat.unread > 0 ? <Unread count={chat.unread} /> : null}
          </span>
        </span>
      </SoftLink>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('Options for {title}', { title })}
        onClick={onOptions}
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink"
      >
        <InboxIcon name="more" className="size-5" />
      </button>
    </li>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center font-semibold text-on-brand text-xs leading-5">
      {count < UNREAD_MOST ? count : `${UNREAD_MOST - 1}+`}
      <span className="sr-only">{tn(count, ' unread message', ' unread messages')}</span>
    </span>
  );
}
