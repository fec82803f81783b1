import { Clock } from 'lucide-react';
import { memo } from 'react';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { formatTime } from '@/lib/kit/format';
import { ImageBubble } from './image-bubble';

/** One message of one of the two. Drawn again only when its own message changes. */
export const Bubble = memo(function Bubble({
  message,
  last,
  companion,
  sending = false,
  arriving = false,
}: {
  message: ChatMessage;
  /** The last bubble of its group carries the corner that points to its writer. */
  last: boolean;
  companion: string;
  /** The own message that the server does not have yet. */
  sending?: boolean;
  /** It comes in before the reader's eyes, instead of with the history. */
  arriving?: boolean;
}) {
  const own = message.sender === 'user';
  const corner = last ? (own ? 'rounded-br-[6px]' : 'rounded-bl-[6px]') : '';
  const look = own ? 'bg-brand text-on-brand' : 'border-[1.5px] border-line bg-card text-ink';
  const image = message.messageType === 'image';
  return (
    <div
      data-message={message.sender}
      className={`flex ${own ? 'justify-end pl-12' : 'justify-start pr-12'} ${last ? 'pb-3' : 'pb-1'} ${arriving ? 'animate-rise-in' : ''}`}
    >
      <div
        className={`min-w-0 max-w-full rounded-lg ${look} ${corner} ${image ? 'overflow-hidden p-1' : 'px-3.5 pt-2 pb-1.5'}`}
      >
        <span className="sr-only">{own ? 'You: ' : `${companion}: `}</span>
        {image ? (
          <ImageBubble src={message.content} companion={own ? 'you' : companion} />
        ) : (
          <p dir="auto" className="whitespace-pre-wrap text-[15px] leading-[1.45] [overflow-wrap:anywhere]">
            {message.content}
          </p>
        )}
        <p
          className={`flex items-center justify-end gap-1 text-[11px] leading-4 ${own ? 'text-on-brand/90' : 'text-muted'} ${image ? 'px-2 pb-0.5' : ''}`}
        >
          {sending ? (
            <>
              <Clock aria-hidden className="size-3" />
              <span className="sr-only">Sending, </span>
            </>
          ) : null}
          {formatTime(message.timestamp)}
        </p>
      </div>
    </div>
  );
});
