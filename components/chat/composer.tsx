import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { readDraft, writeDraft } from '@/lib/chat/browser';
import { MESSAGE_MAX_CHARS } from '@/lib/chat/constants';
import { giveBack } from '@/lib/chat/history/rules';
import type { SentPicture } from '@/lib/chat/pictures/rules';
import { ADULTS_ONLY_PATH, SUSPENDED_PATH } from '@/lib/client/paths';
import type { HeldKind } from '@/lib/kit/held';
import { t } from '@/lib/kit/text';
import { ChatIcon } from './chat-icon';
import { useLate } from './use-late';

// Its box and button are plain elements: the chat's first load has no room to spare.

const loadParts = () => import('./composer-parts').then((module) => module.COMPOSER_PARTS);

/** India's helpline for children; the note of a closed chat names it. */
const CHILDLINE = '1098';
/** The counter shows from this many characters. */
const COUNTER_FROM = MESSAGE_MAX_CHARS - 200;

/** Grows the box with its text in browsers without `field-sizing`; `max-height` stops it at five lines. */
function growToFit(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

/** What of a text decides how the composer looks: nothing to send, something, or how many characters near the limit. */
function sizeOf(text: string): number {
  const length = text.trim().length;
  return length > COUNTER_FROM ? length : Math.min(length, 1);
}

/**
 * The text box and the send button. The box itself holds the text, so that a key press renders nothing; it is stored, so
 * that a reload loses nothing.
 */
export function Composer({
  sessionId,
  companion,
  sending,
  paused,
  closed,
  held,
  returned,
  onSend,
  takesPictures,
  online,
}: {
  sessionId: string;
  companion: string;
  sending: boolean;
  /** Nothing can be sent right now (offline, messages still loading), but typing works. */
  paused: boolean;
  /** Why the chat is closed; null while it is open. */
  closed: string | null;
  /** The person is held as a minor, for which it is closed; or suspended, and writes for help alone. */
  held: HeldKind | null;
  /** Counts the failed sends that put their text back into the draft. */
  returned: number;
  /** @returns whether the text was taken */
  onSend: (text: string, picture?: SentPicture) => boolean;
  takesPictures: boolean;
  online: boolean;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  /** As it was last accepted. */
  const text = useRef('');
  const [size, setSize] = useState(0);
  // A draft that is too long must say so before anybody touches the page.
  const late = useLate(loadParts, size > COUNTER_FROM);
  const seenReturned = useRef(returned);
  // Until the scripts have come the button refuses no tap: it is kept (lib/client/early-tap.ts), and done with what is typed by then.
  const [ready, setReady] = useState(false);
  const tookEarly = useRef(false);

  const take = useCallback((next: string) => {
    text.current = next;
    setSize(sizeOf(next));
    if (!box.current) return;
    if (box.current.value !== next) box.current.value = next;
    growToFit(box.current);
  }, []);

  useLayoutEffect(() => {
    if (tookEarly.current) return;
    tookEarly.current = true;
    const typedEarly = box.current?.value;
    if (!typedEarly) return;
    const draft = readDraft(sessionId);
    writeDraft(sessionId, draft ? giveBack(typedEarly, draft) : typedEarly);
  }, [sessionId]);

  useLayoutEffect(() => {
    take(readDraft(sessionId));
    if (returned > seenReturned.current) box.current?.focus();
    seenReturned.current = returned;
  }, [sessionId, returned, take]);

  // Not before the paint: React would render once more in the task in which it takes the page over.
  useEffect(() => setReady(true), []);

  const tooLong = size > MESSAGE_MAX_CHARS;
  const blocked = sending || paused || closed !== null || size === 0 || tooLong;

  const send = () => {
    if (blocked || !onSend(text.current)) return;
    take('');
    writeDraft(sessionId, '');
  };
  // What a letter sends out ends at the box: React would answer each of these events, and have the selection read for it, which is a
  // tenth of the time of a key on a slow phone (docs/performance.md). Named keys (Escape) go on to those who wait for them.
  useLayoutEffect(() => {
    const here = box.current;
    const listening = new AbortController();
    const listen = (event: Event & { key?: string }) => {
      if (event.key?.[1]) return;
      event.stopPropagation();
      if (event.type !== 'input' || !here) return;
      // Read-only would close the keyboard of a phone while a message goes out.
      if (sending || closed !== null) return take(text.current);
      take(here.value);
      writeDraft(sessionId, text.current);
    };
    for (const name of 'keydown keypress keyup input textInput selectionchange'.split(' '))
      here?.addEventListener(name, listen, listening);
    return () => listening.abort();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method (Hindi, for example) composes, Enter belongs to it; older ones report key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="relative border-line border-t-[1.5px] bg-card px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div role="status">{closed === null ? null : <Closed why={closed} held={held !== null} />}</div>
      {held === 'suspended' ? <Suspended /> : null}
      {late && size > COUNTER_FROM ? <late.ComposerCount size={size} /> : null}
      {late && closed === null ? <late.Dictation busy={sending} /> : null}
      {late && closed === null && takesPictures && !held ? (
        <late.PictureButton
          sessionId={sessionId}
          companion={companion}
          busy={sending}
          online={online}
          onSend={onSend}
        />
      ) : null}
      <div className="group flex items-end gap-2">
        {/* The space around the text is the label's: a long text scrolls in five whole lines, never below the edge. */}
        <label className="flex min-h-[48px] min-w-0 flex-1 items-center rounded-[24px] border-[1.5px] border-field bg-paper px-4 py-[11px] in-[form:has(>[data-mic])]:pr-11 in-[form:has(>[data-picture])]:pl-12 has-focus-visible:outline-2 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-[-2px]">
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            onKeyDown={onKeyDown}
            aria-label={t('Message {companion}', { companion })}
            placeholder={closed === null ? t('Message {companion}', { companion }) : t('This chat is closed')}
            aria-disabled={sending || closed !== null}
            // It stays focusable, so that the focus is kept and screen readers announce the reason with it.
            readOnly={closed !== null}
            aria-invalid={tooLong || undefined}
            aria-describedby={
              closed !== null ? 'composer-closed' : size > COUNTER_FROM ? 'composer-count' : undefined
            }
            enterKeyHint="send"
            autoComplete="off"
            className="field-sizing-content max-h-[7.1875rem] w-full min-w-0 resize-none overflow-y-auto bg-transparent text-base leading-[1.4375rem] outline-none placeholder:text-muted aria-disabled:opacity-60"
          />
        </label>
        <button
          type="button"
          aria-label={t('Send')}
          disabled={ready && blocked}
          onClick={send}
          // Keeps the focus in the box and the phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          className="grid size-[48px] shrink-0 place-items-center rounded-full bg-brand text-on-brand transition-colors duration-150 hover:bg-brand-strong disabled:bg-line disabled:text-muted group-has-placeholder-shown:bg-line group-has-placeholder-shown:text-muted"
        >
          <ChatIcon name="send" className="size-[20px]" />
        </button>
      </div>
    </form>
  );
}

/** Why the chat is closed, where there is help, and the way back to other chats, or to the page that explains it. */
function Closed({ why, held }: { why: string; held: boolean }) {
  // A kind of chat that is switched off is closed to adults, too.
  const forMinors = why.includes(CHILDLINE);
  return (
    <div className="px-1 pb-2.5 text-center">
      <p
        id="composer-closed"
        dir="auto"
        lang={/\p{Script=Devanagari}/u.test(why) ? 'hi' : 'en'}
        className="text-ink text-sm leading-5 [overflow-wrap:anywhere]"
      >
        {why}
      </p>
      <p className="mt-1 flex flex-wrap justify-center gap-2">
        <a
          href={forMinors ? `tel:${CHILDLINE}` : '/safety'}
          className={buttonVariants({ size: 'sm', variant: 'outline' })}
        >
          {forMinors ? t('Call {number}', { number: CHILDLINE }) : t('Help in a crisis')}
        </a>
        <SoftLink
          href={held ? ADULTS_ONLY_PATH : '/'}
          className={buttonVariants({ size: 'sm', variant: 'ghost' })}
        >
          {t(held ? 'Why, and what now' : 'Back to home')}
        </SoftLink>
      </p>
    </div>
  );
}

/** A suspended person may write, and is answered when in danger. */
const Suspended = () => (
  <p className="px-1 pb-2.5 text-center text-sm leading-5">
    {t('Your account is suspended: companions do not answer.')}{' '}
    <SoftLink href={SUSPENDED_PATH} className="font-semibold underline">
      {t('Why, and what now')}
    </SoftLink>
  </p>
);
