import { SoftLink } from '@/components/shared/soft-link';
import { AI_NOTICE, KEEP_CHAT, MESSAGE_HINT, NOT_LICENSED_NOTICE } from '@/lib/chat/copy';
import { SEARCH_PATH } from '@/lib/chat/keys/constants';
import { KEYS_TITLE, SEARCH_MESSAGES } from '@/lib/chat/keys/copy';
import { leaveQuickly } from '@/lib/chat/quick-exit/browser';
import { LEAVE_HINT, LEAVE_QUICKLY } from '@/lib/chat/quick-exit/copy';
import { NOTES_PATH } from '@/lib/client/paths';
import { formatTime } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';

const ENTRY =
  'inline-flex min-h-11 items-center font-semibold text-sm leading-5 underline underline-offset-2';

/**
 * One quiet line under the head: that this is an AI. What else there is to do about the chat opens below it, in plain HTML, so
 * that it needs no script.
 */
export function AboutChat({
  psychologist,
  companion,
  onMemory,
  onKeys,
  signIn,
  goesAt,
}: {
  psychologist: boolean;
  companion: string;
  /** Opens what the companion remembers. */
  onMemory: (() => void) | undefined;
  /** Shows the keys. */
  onKeys: () => void;
  /** The address of a guest's sign-in. */
  signIn: string | undefined;
  /** Of an incognito chat. */
  goesAt: string | null;
}) {
  return (
    <details className="shrink-0 px-4 text-center text-[min(0.75rem,5vw)] text-muted leading-[1.3333]">
      <summary
        // Taller for a finger than for the eye.
        className="relative mx-auto flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 focus-visible:outline-offset-[-3px] after:absolute after:inset-x-0 after:-inset-y-1.5 [&::-webkit-details-marker]:hidden"
      >
        {t(psychologist ? NOT_LICENSED_NOTICE : AI_NOTICE)}
        {goesAt ? ` · ${t('Incognito, gone at {time}', { time: formatTime(goesAt) })}` : null}
        <span className="shrink-0 underline underline-offset-2">{t('More')}</span>
      </summary>
      <div className="flex max-h-[30dvh] flex-wrap justify-center gap-x-4 overflow-y-auto pb-1 text-ink">
        {onMemory ? (
          <button type="button" aria-haspopup="dialog" onClick={onMemory} className={ENTRY}>
            {t('What {companion} remembers', { companion })}
          </button>
        ) : null}
        {signIn ? (
          <a href={signIn} className={ENTRY}>
            {t(KEEP_CHAT)}
          </a>
        ) : null}
        <SoftLink href={SEARCH_PATH} aria-keyshortcuts="/" className={ENTRY}>
          {t(SEARCH_MESSAGES)}
        </SoftLink>
        {/* The keys themselves, not what they write: ? is Shift and / on the keyboards of India (https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts). */}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Shift+/"
          onClick={onKeys}
          className={`${ENTRY} pointer-coarse:hidden`}
        >
          {t(KEYS_TITLE)}
        </button>
        {/* Without scripts it is a link like any other. */}
        <a href={NOTES_PATH} onClick={leaveQuickly} className={ENTRY}>
          {t(LEAVE_QUICKLY)}
        </a>
        <p className="w-full text-muted">
          {t(MESSAGE_HINT)} {t(LEAVE_HINT)}
        </p>
      </div>
    </details>
  );
}
