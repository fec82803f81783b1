import { Icon } from '@/components/ui/light/icon';
import type { ChatMessage } from '@/lib/chat/history/rules';

/** Above the composer: the message that the next one answers. */
export function QuoteBar({
  message,
  companion,
  onDrop,
}: {
  message: ChatMessage;
  companion: string;
  onDrop: () => void;
}) {
  return (
    <div
      data-bar
      className="flex items-center gap-2 border-line border-t-[1.5px] bg-card py-1 pr-1.5 pl-4 text-xs leading-4"
    >
      <blockquote className="min-w-0 flex-1 border-brand border-l-2 pl-2">
        <p className="font-semibold text-brand-ink">
          Reply to {message.sender === 'user' ? 'yourself' : companion}
        </p>
        <p dir="auto" className="truncate text-muted">
          {message.content}
        </p>
      </blockquote>
      <button
        type="button"
        aria-label="Do not reply to this message"
        onClick={onDrop}
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
