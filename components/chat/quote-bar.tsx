import { Icon } from '@/components/ui/light/icon';
import { withMark } from '@/lib/chat/pictures/rules';
import { useQuote } from '@/lib/chat/quotes/hooks';
import { findBox } from '@/lib/chat/writing/browser';
import { t } from '@/lib/kit/text';

export const focusBox = () => findBox()?.focus();

/** Above the composer: the message that the next one answers. */
export function QuoteBar({ sessionId, companion }: { sessionId: string; companion: string }) {
  const { quoted, quote } = useQuote(sessionId);
  return quoted ? (
    <div
      data-bar
      className="flex items-center gap-2 border-line border-t-[1.5px] bg-card py-1 pr-1.5 pl-4 text-xs leading-4"
    >
      <blockquote className="min-w-0 flex-1 border-brand border-l-2 pl-2">
        <p className="font-semibold text-brand-ink">
          {quoted.sender === 'user' ? t('Reply to yourself') : t('Reply to {companion}', { companion })}
        </p>
        <p dir="auto" className="truncate text-muted">
          {quoted.picture ? withMark(quoted.content) : quoted.content}
        </p>
      </blockquote>
      <button
        type="button"
        data-ends
        aria-label={t('Do not reply to this message')}
        onClick={() => {
          quote(undefined);
          focusBox();
        }}
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  ) : null;
}
