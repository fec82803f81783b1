import { memo } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { PREMIUM_ABOVE_MESSAGES } from '@/lib/chat/constants';
import { AI_LABEL, BOUGHT, FREE_CHAT, FREE_NOW, OFFLINE, ONLINE, PREMIUM, TYPING } from '@/lib/chat/copy';
import type { ChatSession } from '@/lib/chat/hooks';
import { tapHead } from '@/lib/chat/quick-exit/browser';
import { paywallPath } from '@/lib/client/paths';
import { t, tn } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';
import { BEHIND_PORTRAIT } from './chat-theme';
import { firstName } from './first-name';

// Its buttons are plain elements: the chat's first load has no room to spare (tests/contract/page-weight.contract.test.ts).

/** The head of a chat. Its text grows with the reader's letters up to a part of the screen's width: it must leave room for the talk. */
export const HEADER_LOOK =
  '@container z-10 flex min-h-[64px] shrink-0 items-center gap-1.5 border-line border-b-[1.5px] bg-card pt-[max(8px,env(safe-area-inset-top))] pr-2.5 pb-2 pl-0.5';

const IS_TYPING = { text: TYPING, look: 'text-brand-ink' } as const;
const IS_ONLINE = { text: ONLINE, look: 'text-teal-ink' } as const;
const IS_OFFLINE = { text: OFFLINE, look: 'text-muted' } as const;

export const ChatHeader = memo(function ChatHeader({
  session,
  typing,
  online,
  onBack,
}: {
  session: ChatSession;
  typing: boolean;
  /** The browser has a network. */
  online: boolean;
  onBack: () => void;
}) {
  const state = online ? (typing ? IS_TYPING : IS_ONLINE) : IS_OFFLINE;
  return (
    <header className={HEADER_LOOK}>
      <BackButton onClick={onBack} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: two taps are a short cut; the way for the keyboard is in the menu below. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        onClick={tapHead}
        className="flex min-w-0 flex-1 touch-manipulation select-none items-center gap-1.5"
      >
        <div
          // With very large letters the name needs its room.
          className={`-ml-1.5 @max-[14rem]:hidden size-[44px] shrink-0 overflow-hidden rounded-md ${BEHIND_PORTRAIT[session.chatType]}`}
        >
          <Portrait src={session.companion.imagePath} size={44} eager />
        </div>
        <div className="min-w-0 flex-1 pl-0.5">
          <div className="flex flex-wrap items-center gap-x-1">
            <h1 className="min-w-0 truncate text-[min(0.9375rem,6cqi)] leading-[1.3333]">
              {firstName(session.companionName)}
            </h1>
            <span className="shrink-0 whitespace-nowrap rounded-full bg-romantic-tint px-1.5 font-semibold text-[min(0.6875rem,4.5cqi)] text-romantic-ink leading-[1.6364]">
              {t(AI_LABEL)}
            </span>
          </div>
          <p className={`font-medium text-[min(0.875rem,5.5cqi)] leading-[1.4286] ${state.look}`}>
            {t(state.text)}
          </p>
        </div>
      </div>
      {session.sellsNothing ? (
        <p className="max-w-[40%] px-2 text-center font-medium text-[min(0.8125rem,5cqi)] text-muted leading-tight">
          {t(FREE_NOW)}
        </p>
      ) : (
        <Balance session={session} />
      )}
    </header>
  );
});

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={t('Back')}
      onClick={onClick}
      className="grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-line/60"
    >
      <ChatIcon name="back" className="size-6" />
    </button>
  );
}

/** The messages left, how many of them were bought, and a link to more. */
function Balance({ session: { id, messagesLeft, bought } }: { session: ChatSession }) {
  // Free ones are used first; how many are left changes here with every message.
  const left = Math.min(bought, messagesLeft);
  return (
    <SoftLink
      href={paywallPath(id)}
      className="flex min-h-[44px] max-w-[34%] flex-col justify-center rounded-md bg-marigold-tint px-2 py-1 text-center text-marigold-ink transition-shadow duration-150 hover:ring-[1.5px] hover:ring-marigold-line"
    >
      <span className="block font-bold font-heading text-[min(1rem,6cqi)] text-ink leading-tight">
        {messagesLeft} <span className="sr-only">{tn(messagesLeft, 'message', 'messages')}</span>{' '}
        <span className="font-medium font-sans text-[min(0.8125rem,5cqi)]">{t('left')}</span>
      </span>
      <span className="block font-medium text-[min(0.6875rem,4.5cqi)] leading-[1.4545]">
        {left > 0 ? <span className="inline-block">{`${left} ${t(BOUGHT)}\u00a0·`}</span> : null}{' '}
        <span className="inline-block">{t(messagesLeft > PREMIUM_ABOVE_MESSAGES ? PREMIUM : FREE_CHAT)}</span>
      </span>
      <span className="sr-only">{t('Get more messages')}</span>
    </SoftLink>
  );
}
