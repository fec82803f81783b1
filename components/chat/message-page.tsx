import { type ComponentType, Fragment, memo } from 'react';
import { type ChatMessage, timeline } from '@/lib/chat/history/rules';
import { t } from '@/lib/kit/text';
import { Bubble } from './bubble';
import { CrisisCard } from './crisis-card';
import { Notice } from './notice';

/**
 * A page of messages. Pages keep their identity, so that a new message re-renders only the last page; pages off screen are
 * not laid out (`content-visibility`).
 */
export const MessagePage = memo(function MessagePage({
  messages,
  before,
  after,
  companion,
  today,
  arrived,
  unreadFrom,
  CheckInLine,
  live = false,
}: {
  messages: readonly ChatMessage[];
  /** The neighbouring messages, for the day separators and groups. */
  before: ChatMessage | undefined;
  after: ChatMessage | undefined;
  companion: string;
  /** The day in India, as YYYY-MM-DD. */
  today: string;
  /** Ids of the messages that have just arrived. */
  arrived: ReadonlySet<string>;
  /** The message from which on nothing had been read when the chat was opened. */
  unreadFrom: string | null;
  /** What stands under a check-in, once it has loaded. */
  CheckInLine: ComponentType | undefined;
  live?: boolean;
}) {
  const entries = timeline(messages, { before, after }, Date.parse(`${today}T12:00:00+05:30`));
  const withButton = live ? messages.filter(({ sender, removed }) => sender !== 'system' && !removed) : [];
  const stop = (withButton.findLast(({ sender }) => sender === 'ai') ?? withButton.at(-1))?.id;
  return (
    <div className={live ? '' : '[contain-intrinsic-size:auto_3200px] [content-visibility:auto]'}>
      {entries.map(({ message, day, last }) => (
        <Fragment key={message.id}>
          {/* As the server has it: the browser's clock may differ, and what its cache brings counts as old. */}
          {day ? (
            <p suppressHydrationWarning className="pt-1 pb-3 text-center text-muted text-xs leading-4">
              {day}
            </p>
          ) : null}
          {message.id === unreadFrom ? (
            <p id="unread" className="pt-1 pb-3 text-center font-semibold text-brand-ink text-xs leading-4">
              {t('New messages')}
            </p>
          ) : null}
          <Entry
            message={message}
            last={last}
            companion={companion}
            arriving={arrived.has(message.id)}
            stop={message.id === stop}
          />
          {message.checkIn && CheckInLine ? <CheckInLine /> : null}
        </Fragment>
      ))}
    </div>
  );
});

function Entry({
  message,
  last,
  companion,
  arriving,
  stop,
}: {
  message: ChatMessage;
  last: boolean;
  companion: string;
  arriving: boolean;
  stop: boolean;
}) {
  if (message.messageType === 'crisis_support') return <CrisisCard message={message} />;
  if (message.sender === 'system') return <Notice message={message} />;
  return <Bubble message={message} last={last} companion={companion} arriving={arriving} stop={stop} />;
}
