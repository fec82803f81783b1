import { memo, use } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { isCard } from '@/lib/chat/cards/rules';
import { CARD_PAST } from '@/lib/chat/copy';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { paywallPath } from '@/lib/client/paths';
import { formatTime } from '@/lib/kit/india-time';
import { t, translate } from '@/lib/kit/text';
import { ChatIcon, type ChatIconName } from './chat-icon';
import { LiveCard } from './live-card';

const QUIET = { icon: 'info' as ChatIconName, look: 'bg-card text-muted border-line' };
const LOOK: Partial<Record<ChatMessage['messageType'], typeof QUIET>> = {
  recharge_required: {
    icon: 'info',
    look: 'bg-marigold-tint text-marigold-ink border-marigold-line',
  },
  payment_success: { icon: 'done', look: 'bg-marigold-tint text-marigold-ink border-marigold-line' },
  payment_failed: { icon: 'warning', look: 'bg-danger-tint text-danger-ink border-danger-line' },
};

/** A message from the product itself, such as "You have no messages left. …". A card that is past is one quiet line. */
export const Notice = memo(function Notice({ message }: { message: ChatMessage }) {
  const live = use(LiveCard);
  if (isCard(message) && message.id !== live.id) {
    return (
      <p data-message={message.messageType} className="pb-3 text-center text-muted text-xs leading-4">
        {t(CARD_PAST[message.messageType])} · {formatTime(message.timestamp)}
      </p>
    );
  }
  const { icon, look } = LOOK[message.messageType] ?? QUIET;
  return (
    <div data-message={message.messageType} className="flex justify-center px-3 pb-3">
      <div className={`flex max-w-full items-start gap-2.5 rounded-lg border-[1.5px] px-3.5 py-2.5 ${look}`}>
        <ChatIcon name={icon} className="mt-0.5 size-4" />
        <div className="min-w-0">
          <p dir="auto" className="font-medium text-sm leading-5 [overflow-wrap:anywhere]">
            {translate(message.content)}
          </p>
          <p className="text-[0.6875rem] leading-4">{formatTime(message.timestamp)}</p>
          {message.id === live.id && live.sells ? (
            <SoftLink
              href={paywallPath(message.sessionId)}
              className={buttonVariants({ size: 'sm', className: 'mt-2' })}
            >
              {t('Get more messages')}
            </SoftLink>
          ) : null}
        </div>
      </div>
    </div>
  );
});
