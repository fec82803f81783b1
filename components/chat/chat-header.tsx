import { memo } from 'react';
import { Portrait } from '@/components/shared/portrait';
import { SoftLink } from '@/components/shared/soft-link';
import { PREMIUM_ABOVE_MESSAGES } from '@/lib/chat/constants';
import { AI_LABEL, FREE_CHAT, FREE_NOW, ONLINE, PREMIUM, TYPING } from '@/lib/chat/copy';
import type { ChatSession } from '@/lib/chat/hooks';
import { paywallPath } from '@/lib/client/paths';
import { ChatIcon } from './chat-icon';
import { CHAT_THEME } from './chat-theme';
import { firstName } from './first-name';

// Its buttons are plain elements: the chat's first load is at 166.9 kB of 168.

export const HEADER_LOOK =
  'z-10 flex min-h-16 items-center gap-1.5 border-line border-b-[1.5px] bg-card pt-[max(0.5rem,env(safe-area-inset-top))] pr-2.5 pb-2 pl-0.5';

export const ChatHeader = memo(function ChatHeader({
  session,
  typing,
  onBack,
}: {
  session: ChatSession;
  typing: boolean;
  onBack: () => void;
}) {
  return (
    <header className={HEADER_LOOK}>
      <BackButton onClick={onBack} />
      <div
        className={`-ml-1.5 size-[44px] shrink-0 overflow-hidden rounded-md ${CHAT_THEME[session.chatType].portrait}`}
      >
        <Portrait src={session.companion.imagePath} size={44} eager />
      </div>
      <div className="min-w-0 flex-1 pl-0.5">
        <div className="flex flex-wrap items-center gap-x-1">
          <h1 className="min-w-0 truncate text-[0.9375rem] leading-5">{firstName(session.companionName)}</h1>
          <span className="rounded-full bg-romantic-tint px-1.5 font-semibold text-[0.6875rem] text-romantic-ink leading-[1.125rem]">
            {AI_LABEL}
          </span>
        </div>
        <p className={`font-medium text-sm leading-5 ${typing ? 'text-brand-ink' : 'text-teal-ink'}`}>
          {typing ? TYPING : ONLINE}
        </p>
      </div>
      {session.sellsNothing ? (
        <p className="shrink-0 px-2 text-center font-medium text-[0.8125rem] text-muted leading-4">
          {FREE_NOW}
        </p>
      ) : (
        <Balance sessionId={session.id} messages={session.messagesLeft} />
      )}
    </header>
  );
});

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Back"
      onClick={onClick}
      className="grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-line/60"
    >
      <ChatIcon name="back" className="size-6" />
    </button>
  );
}

/** The messages left, as a link to more. */
function Balance({ sessionId, messages }: { sessionId: string; messages: number }) {
  return (
    <SoftLink
      href={paywallPath(sessionId)}
      className="flex min-h-11 shrink-0 flex-col justify-center rounded-md bg-marigold-tint px-2 py-1 text-center text-marigold-ink transition-shadow duration-150 hover:ring-[1.5px] hover:ring-marigold-line"
    >
      <span className="block font-bold font-heading text-base text-ink leading-5">
        {messages} <span className="sr-only">{messages === 1 ? 'message' : 'messages'}</span>{' '}
        <span className="font-medium font-sans text-[0.8125rem]">left</span>
      </span>
      <span className="block font-medium text-[0.6875rem] leading-4">
        {messages > PREMIUM_ABOVE_MESSAGES ? PREMIUM : FREE_CHAT}
      </span>
      <span className="sr-only">Get more messages</span>
    </SoftLink>
  );
}
