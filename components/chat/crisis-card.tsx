import { createContext, memo, use } from 'react';
import type { Helpline } from '@/content/helplines';
import type { ChatMessage } from '@/lib/chat/history/rules';
import { formatTime } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';

export type ShownHelpline = Omit<Helpline, 'source' | 'readAt' | 'checkedOn'>;

/** A context, so that the helplines are not passed through every list and page of messages. */
export const Helplines = createContext<readonly ShownHelpline[]>([]);

/** Lines of cards from before a card's text named its own. */
const UNNAMED = 2;

/** The helplines that a card's text names, a line each, in its order; the line ends with the address. */
function namedIn(lines: readonly string[], helplines: readonly ShownHelpline[]): readonly ShownHelpline[] {
  if (lines.length === 0) return helplines.slice(0, UNNAMED);
  return lines.flatMap((line) => helplines.find(({ address }) => line.endsWith(` ${address}`)) ?? []);
}

/** A caring line with helplines to call or to write to. Part of the first load: it must show without another download. */
export const CrisisCard = memo(function CrisisCard({ message }: { message: ChatMessage }) {
  const [text = '', ...lines] = message.content.split('\n');
  const helplines = namedIn(lines, use(Helplines));
  const language = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
  return (
    <section
      aria-label={t('Help by people')}
      data-message="crisis_support"
      className="mb-3 rounded-lg border-[1.5px] border-teal/40 bg-psychologist-tint p-4 text-psychologist-ink"
    >
      <div className="flex items-start gap-3">
        <ChatIcon name="care" className="mt-0.5 size-6" />
        <p
          dir="auto"
          lang={language}
          className="whitespace-pre-wrap text-[0.9375rem] leading-[1.5] [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {helplines.map((line) => (
          <li key={line.id}>
            <a
              href={line.href}
              // What opens a page must not take the chat away.
              {...(line.href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              className="flex min-h-14 items-center gap-3 rounded-md bg-card px-3 py-2 text-ink hover:bg-paper"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-teal text-on-teal">
                {line.way === 'call' ? (
                  <ChatIcon name="phone" className="size-5" />
                ) : (
                  <span aria-hidden>✎</span>
                )}
              </span>
              <span className="min-w-0" lang={language}>
                <span className="block font-bold text-[0.9375rem] leading-5 [overflow-wrap:anywhere]">
                  {line.name[language]} · {line.address}
                </span>
                <span className="block text-muted text-xs leading-4">{line.about[language]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-right text-[0.6875rem] leading-4">{formatTime(message.timestamp)}</p>
    </section>
  );
});
