import { memo, use } from 'react';
import { MESSAGE_OPTIONS } from '@/lib/chat/copy';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { formatTime } from '@/lib/kit/india-time';
import { t, translate } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';
import { ImageBubble } from './image-bubble';
import { MessageMenuContext } from './message-menu-context';
import { PictureBubble } from './picture-bubble';

// Its buttons are plain elements: the chat's first load has no room to spare (tests/contract/page-weight.contract.test.ts).

/** A message of the user or the companion. It re-renders only when its message changes. */
export const Bubble = memo(function Bubble({
  message,
  last,
  companion,
  sending,
  arriving = false,
  stop = false,
}: {
  message: ChatMessage;
  /** The last bubble of its group has the corner that points to its author. */
  last: boolean;
  companion: string;
  /** What the user's message does that the server has not stored yet. */
  sending?: 'Sending' | 'Waiting' | undefined;
  /** It has just arrived instead of coming with the history. */
  arriving?: boolean;
  /** Its button is the one that Tab comes to. */
  stop?: boolean;
}) {
  const open = use(MessageMenuContext);
  const own = message.sender === 'user';
  const corner = last ? (own ? 'rounded-br-[6px]' : 'rounded-bl-[6px]') : '';
  const look = own ? 'bg-brand text-on-brand' : 'border-[1.5px] border-line bg-card text-ink';
  const image = message.messageType === 'image';
  return (
    <div
      id={message.id}
      data-message={message.sender}
      // A tap, too, shows the button.
      tabIndex={-1}
      className={`flex outline-none ${own ? 'flex-row-reverse pl-1' : ''} ${last ? 'pb-3' : 'pb-1'} ${arriving ? 'animate-rise-in' : ''}`}
    >
      <div
        className={`min-w-0 max-w-full rounded-lg ${look} ${corner} ${image ? 'overflow-hidden p-1' : 'px-3.5 pt-2 pb-1.5'}`}
      >
        <span className="sr-only">{own ? t('You: ') : `${companion}: `}</span>
        {message.quote ? (
          <blockquote>
            <button type="button" data-quote={message.quote.id} className="min-h-6 w-full text-start">
              <span dir="auto" className="quote">
                <span className="sr-only">
                  {message.quote.sender === 'ai' ? `${companion}: ` : t('You: ')}
                </span>
                {message.quote.content}
              </span>
            </button>
          </blockquote>
        ) : null}
        {image ? (
          <ImageBubble
            src={message.content}
            alt={message.imageAlt ?? t('Picture from {companion}', { companion })}
          />
        ) : null}
        {message.picture && !message.removed ? <PictureBubble picture={message.picture} /> : null}
        {image || (message.picture && !message.content) ? null : (
          <p
            dir="auto"
            className={`whitespace-pre-wrap text-[0.9375rem] leading-[1.45] [overflow-wrap:anywhere] ${message.removed ? 'italic' : ''}`}
          >
            {message.removed ? translate(message.content) : message.content}
          </p>
        )}
        <p
          className={`flex items-center justify-end gap-1 text-[0.6875rem] leading-4 ${own ? 'text-on-brand/90' : 'text-muted'} ${image ? 'px-2 pb-0.5' : ''}`}
        >
          {sending ? (
            <>
              <ChatIcon name="clock" className="size-3" />
              <span className="sr-only">{t(sending)}, </span>
            </>
          ) : null}
          {message.reaction ? (
            <span className="text-base">
              <span className="sr-only">{t('You reacted with ')}</span>
              {message.reaction}
            </span>
          ) : null}
          {formatTime(message.timestamp)}
        </p>
      </div>
      {sending || message.removed ? null : (
        <button
          type="button"
          onClick={() => open(message)}
          aria-haspopup="dialog"
          aria-label={t(MESSAGE_OPTIONS)}
          title={t(MESSAGE_OPTIONS)}
          tabIndex={stop ? 0 : -1}
          className="message-button"
        >
          <ChatIcon name="more" className="size-4" />
        </button>
      )}
    </div>
  );
});
