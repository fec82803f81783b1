import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listPending } from '@/lib/chat/browser';
import type { Conversation } from '@/lib/chat/conversation/browser';
import { historyQuery } from '@/lib/chat/hooks';
import { placeOf } from '@/lib/chat/keys/browser';
import { SEARCH_PATH } from '@/lib/chat/keys/constants';
import { GIVEN_BACK } from '@/lib/chat/keys/listing/copy';
import { type KeyMeaning, meaningOf } from '@/lib/chat/keys/rules';
import { findBox, writeInto } from '@/lib/chat/writing/browser';
import { lastOwnText } from '@/lib/chat/writing/rules';
import { takeFirstKey } from '@/lib/client/first-input';
import { warnIfOffline } from '@/lib/client/online';
import { t } from '@/lib/kit/text';

/** Closes what is open beside the talk, the newest first. @returns whether anything was */
function closeNewest(): boolean {
  const ends = [...document.querySelectorAll<HTMLElement>('main [data-ends]')].at(-1);
  if (ends) {
    ends.click();
    return true;
  }
  const menu = document.querySelector<HTMLDetailsElement>('main details[open]');
  if (!menu) return false;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
  return true;
}

/**
 * The keys of a chat: ? lists them, / goes to the search, Escape closes what is open or leaves the box for the messages, where the
 * arrows scroll, and the upward arrow gives the last own text back to an empty box.
 */
export function ChatKeys({
  list,
  sessionId,
  conversation,
  onKeys,
}: {
  list: RefObject<HTMLElement | null>;
  sessionId: string;
  conversation: Conversation;
  /** Shows the list of keys. */
  onKeys: () => void;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const [told, setTold] = useState('');

  /** What waits for the network is taken back itself; of what has gone out a copy is sent. */
  const giveBack = (box: HTMLTextAreaElement): boolean => {
    const { sending, stuck, waiting } = conversation.state();
    if (sending) return false;
    const waits = waiting.findLast(({ going }) => !going)?.id;
    const id = stuck ? `temp-${stuck.clientMessageId}` : waits;
    const text = lastOwnText(client.getQueryData(historyQuery(sessionId).queryKey), listPending(sessionId));
    if (id) conversation.waiting()?.takeBack(id);
    else if (text) writeInto(box, text);
    else return false;
    setTold(id ? '' : t(GIVEN_BACK));
    return true;
  };
  const leave = (box: HTMLTextAreaElement | null): boolean => {
    if (closeNewest()) return true;
    // Of a message on its way Escape is the button's that takes it back.
    if (conversation.state().sending || document.activeElement !== box) return false;
    list.current?.focus({ preventScroll: true });
    return true;
  };
  const answer = (meaning: KeyMeaning, box: HTMLTextAreaElement | null): boolean => {
    if (meaning === 'leave') return leave(box);
    if (meaning === 'again') return box !== null && giveBack(box);
    if (meaning === 'list') onKeys();
    else if (!warnIfOffline()) router.push(SEARCH_PATH);
    return true;
  };

  const press = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    press.current = (event) => {
      setTold('');
      const meaning = meaningOf(event, () => placeOf(event.target, findBox()));
      if (meaning && answer(meaning, findBox())) event.preventDefault();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current?.(event);
    document.addEventListener('keydown', listen);
    // The key that had this fetched.
    const first = takeFirstKey();
    if (first) listen(first);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}
