import { type RefObject, useEffect } from 'react';
import { Outline } from '@/components/ui/light/outline';
import type { Conversation } from '@/lib/chat/conversation/browser';
import { useKept } from '@/lib/chat/offline/keeping/hooks';
import { useReplySignals } from '@/lib/chat/signals/watching/hooks';
import { t, tn } from '@/lib/kit/text';
import { listenForButtons } from './message-buttons';
import { QuoteBar } from './quote-bar';

/** What a list of messages needs from the first touch on: its menus by a long press and the keys, the quote that the next message answers, and the way to the newest message. */
export function ListControls({
  list,
  sessionId,
  companion,
  conversation,
  atEnd,
  unseen,
  onNewest,
}: {
  list: RefObject<HTMLElement | null>;
  sessionId: string;
  companion: string;
  conversation: Conversation;
  /** The newest message is on the screen. */
  atEnd: boolean;
  /** Messages that came since it was. */
  unseen: number;
  onNewest: () => void;
}) {
  useKept(sessionId);
  useReplySignals(sessionId, conversation);
  useEffect(() => (list.current ? listenForButtons(list.current) : undefined), [list]);
  return (
    <>
      <QuoteBar sessionId={sessionId} companion={companion} />
      {atEnd ? null : (
        <button
          type="button"
          onClick={onNewest}
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 animate-fade-in items-center gap-2 rounded-full border-[1.5px] border-line bg-card px-4 font-semibold text-brand-ink text-sm shadow-lift"
        >
          <Outline path="M12 5v14M19 12l-7 7-7-7" filled={false} className="size-4" />
          {unseen > 0 ? tn(unseen, 'New message', '{count} new messages') : t('Newest messages')}
        </button>
      )}
    </>
  );
}
