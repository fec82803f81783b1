import type { QueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../conversation/browser';
import { allMessages } from '../../history/rules';
import { historyQuery, sessionQuery } from '../../hooks';
import { readChosen } from '../browser';
import { give, prepareSound, restSound, wakeSound } from '../playing/browser';
import { findReply, signalsFor } from '../rules';

/** Within these a browser lets a page begin to sound. https://html.spec.whatwg.org/multipage/interaction.html#activation-triggering-input-event */
const GESTURES = ['keydown', 'mousedown', 'pointerup', 'touchend'] as const;

/** The tab is in front, and the chat has not been left quickly (../../quick-exit). */
const isSeen = (): boolean => document.visibilityState === 'visible' && !document.documentElement.hidden;

const onVisible = () => (document.visibilityState === 'visible' ? wakeSound() : restSound());

/**
 * Gives the chosen signals, once for each reply that comes while the chat is open here: as its first bubble is shown, in the tab
 * that asked. What is there already, and what another tab or device brings, gives none.
 * @returns stops it
 */
export function watchReplies(client: QueryClient, conversation: Conversation, sessionId: string): () => void {
  const history = historyQuery(sessionId).queryKey;
  const session = sessionQuery(sessionId).queryKey;
  const names = [history, session].map((key) => JSON.stringify(key));
  const newest = () =>
    findReply(allMessages(client.getQueryData(history)), conversation.state().withheld)?.id;
  const known = new Set([newest()]);
  let chosen = readChosen();
  /** The answer to what waited for a credit comes by no send of this page. */
  let isAwaited = false;

  const look = () => {
    const chat = client.getQueryData(session);
    isAwaited ||= chat?.answering === true;
    const reply = newest();
    if (!chat || reply === undefined || known.has(reply)) return;
    known.add(reply);
    const isNew = isAwaited || conversation.state().arrived.has(reply);
    isAwaited = chat.answering === true;
    if (isNew) signalsFor(chosen, chat, { isSeen: isSeen(), now: new Date() }).forEach(give);
  };
  const onStorage = () => {
    chosen = readChosen();
  };
  const getReady = () => {
    // Escape, for one, is no leave to sound.
    if (chosen.includes('sound') && navigator.userActivation?.isActive !== false) void prepareSound();
  };
  // This code comes after the touch that asked for it, and on a slow network after the first message was sent.
  if (chosen.includes('sound') && navigator.userActivation?.hasBeenActive !== false) void prepareSound();
  look();
  const leave = conversation.subscribe(look);
  const forget = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && names.includes(JSON.stringify(query.queryKey))) look();
  });
  for (const gesture of GESTURES) window.addEventListener(gesture, getReady, true);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    leave();
    forget();
    for (const gesture of GESTURES) window.removeEventListener(gesture, getReady, true);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
    restSound();
  };
}
