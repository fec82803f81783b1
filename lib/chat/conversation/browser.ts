import { ApiError } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import type { PendingSend } from '../browser';
import { MESSAGE_MAX_CHARS } from '../constants';
import type { sendMessage } from '../contract';
import { giveBack, type History, holds, needsWelcome } from '../history/rules';
import { mayBeDanger, sendDelayMs } from '../pacing/rules';
import { CONFLICT_RETRIES, CONFLICT_RETRY_MS, NETWORK_GRACE_MS } from './constants';
import {
  type ConversationPorts,
  type ConversationState,
  failureToast,
  findReturned,
  IDLE,
  temporaryMessage,
} from './rules';
import { createShowing } from './showing/browser';
import type { Waiting, WaitingPorts } from './waiting/rules';
import { createWelcoming } from './welcoming/browser';

export type Conversation = ReturnType<typeof createConversation>;

/**
 * One chat as it happens: a message waits, goes out, and its answer comes bubble by bubble. It lives outside the
 * components, so that leaving the screen neither loses a message nor stops its answer.
 *
 * Every message on its way is in storage with its id until it is answered or given back; the server answers an id
 * once, so sending it again after a reload is always safe.
 */
export function createConversation(ports: ConversationPorts) {
  let state = IDLE;
  const listeners = new Set<() => void>();
  let delay: ReturnType<typeof setTimeout> | undefined;
  let current: PendingSend | undefined;
  let stopping: PendingSend | undefined;
  let inFlight = false;
  let greeting = false;
  let leaving = false;
  let waiting: Waiting | undefined;

  function update(change: Partial<ConversationState> = {}): void {
    state = { ...state, ...change, typing: inFlight || greeting || showing.isUnderWay() };
    for (const listener of listeners) listener();
  }

  const showing = createShowing(ports, { state: () => state, update });

  /** Keeps the message on its way until there is a network, if anything here can. */
  function wait(pending: PendingSend): boolean {
    if (!waiting || pending.picture) return false;
    current = undefined;
    inFlight = false;
    update({ own: undefined, sending: false });
    waiting.keep(pending);
    return true;
  }

  function putBack(pending: PendingSend): void {
    ports.keepPending({ ...pending, returned: true });
    ports.quote.give(pending.replyToId);
    if (pending.picture) return void ports.returnPicture(pending.picture, pending.content);
    ports.writeDraft(giveBack(ports.readDraft(), pending.content));
    update({ returned: state.returned + 1 });
  }

  /** Puts the text back into the box and says why, unless the chat itself says so already, or it was to be stopped. */
  function fail(error: unknown, pending: PendingSend): void {
    if (current !== pending) return;
    inFlight = false;
    const refusal = error instanceof ApiError ? error : undefined;
    // A page that went away and came back, or comes again because the chats are locked: the message is still in storage and goes out again.
    if (leaving || refusal?.body.chats === 'locked') return;
    if (!refusal && stopping !== pending && !ports.isOnline() && wait(pending)) return;
    current = undefined;
    update({ own: undefined, sending: false });
    putBack(pending);
    const toast = stopping === pending ? undefined : failureToast(refusal, ports.messages().at(-1));
    // Its kind was switched off while the chat was open: from now on the chat says so itself.
    if (typeof refusal?.body.closed === 'string') ports.closed(refusal.body.closed, null);
    else if (toast) ports.toast(toast);
  }

  function settle(answer: Response<typeof sendMessage>, pending: PendingSend): void {
    // Help came for what was stopped.
    if (current !== pending) return void ports.refresh();
    current = undefined;
    inFlight = false;
    ports.dropPending(pending.clientMessageId);
    ports.together(() => {
      ports.add([answer.userMessage]);
      // A talk that has begun needs no welcome any more.
      update({ own: undefined, sending: false, unwelcomed: false });
      showing.show(answer);
    });
    waiting?.read();
    waiting?.send();
  }

  async function deliver(pending: PendingSend, conflicts = 0): Promise<void> {
    if (current !== pending) return;
    if (!ports.isOnline() && wait(pending)) return;
    inFlight = true;
    update();
    let answer: Response<typeof sendMessage>;
    try {
      answer = await ports.send(pending);
    } catch (error) {
      // Another tab, or the welcome, is being answered: this one takes its turn after it.
      const isBusy = error instanceof ApiError && error.status === 409 && stopping !== pending;
      if (isBusy && conflicts < CONFLICT_RETRIES) {
        setTimeout(() => void deliver(pending, conflicts + 1), CONFLICT_RETRY_MS);
        return;
      }
      if (error instanceof ApiError) fail(error, pending);
      else setTimeout(() => fail(error, pending), NETWORK_GRACE_MS);
      return;
    }
    settle(answer, pending);
  }

  function begin(pending: PendingSend, isOut = false): void {
    current = pending;
    inFlight = isOut;
    ports.keepPending(pending);
    update({ own: temporaryMessage(pending, ports.sessionId, ports.now(), ports.messages()), sending: true });
    waiting?.read();
  }

  /** Sends what a reload or a closed tab interrupted; the server answers it only once. */
  function resume(): boolean {
    const interrupted = ports.listPending().find((one) => !one.returned && !one.waiting);
    if (!interrupted || current) return false;
    begin(interrupted);
    void deliver(interrupted);
    return true;
  }

  const welcoming = createWelcoming({
    ask: ports.welcome,
    changed: (asking, unwelcomed) => {
      greeting = asking;
      update({ unwelcomed });
    },
    arrived: ({ aiMessages }) => {
      greeting = false;
      ports.together(() => showing.pace(aiMessages));
    },
    refresh: ports.refresh,
    isMissed: () => state.unwelcomed && !current,
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    state: (): ConversationState => state,

    /** A message is waiting, going out, or being revealed: asking the server for news now would spoil its order. */
    busy: (): boolean => state.sending || state.typing,

    /** Once the messages have loaded: takes up what a reload interrupted, else asks for the welcome if it is due. */
    open(): void {
      if (current || greeting || resume()) return;
      if (needsWelcome(ports.messages()) || ports.checksIn()) void welcoming.ask();
    },

    welcomeAgain: welcoming.askAgain,
    show: showing.show,
    waiting: () => waiting,

    /** The code has come that keeps what is sent without a network (./waiting). */
    join(create: (chat: WaitingPorts) => Waiting): void {
      waiting ??= create({
        ...ports,
        ...{ state: () => state, update, current: () => current, isLeaving: () => leaving },
        begin: (pending) => begin(pending, true),
        settle,
        wait,
        putBack,
      });
    },

    /** A reply is being said differently (./rewording): nothing is sent meanwhile. */
    occupy(isTaken: boolean): void {
      inFlight = isTaken;
      update({ sending: isTaken });
      waiting?.send();
    },

    /** @returns whether the message was taken; the caller then empties its box. */
    send(text: string, picture?: PendingSend['picture']): boolean {
      const content = text.trim();
      if (state.sending || !(content || picture) || content.length > MESSAGE_MAX_CHARS) return false;
      const again = findReturned(ports.listPending(), content, picture);
      const pending = {
        clientMessageId: again?.clientMessageId ?? ports.newId(),
        content,
        afterId: again ? again.afterId : ports.messages().at(-1)?.id,
        ...{ replyToId: ports.quote.take(), picture, returned: false },
      };
      const urgent = ports.careIsNear() || mayBeDanger(content);
      // What waits goes first, unless this one may be about danger.
      if (!picture && waiting && (!ports.isOnline() || (state.waiting.length > 0 && !urgent)))
        return waiting.take(pending);
      begin(pending);
      delay = setTimeout(() => void deliver(pending), urgent ? 0 : sendDelayMs(ports.random));
      return true;
    },

    /**
     * Takes back the message on its way: while it waits, or when the server has `stopped` it.
     * @returns the one that has gone out and is under way still
     */
    stop(stopped?: PendingSend): PendingSend | undefined {
      if (!current || (stopped && stopped !== current)) return undefined;
      stopping = current;
      if (!stopped && inFlight) return current;
      clearTimeout(delay);
      fail(undefined, current);
      return undefined;
    },

    /** A message that was to be stopped cannot be: what comes of it is told as usual. */
    goOn(pending?: PendingSend): void {
      if (stopping === pending) stopping = undefined;
    },

    /** The page is going away: what still waits goes out now, and its answer is there on the next visit. */
    pause(): void {
      leaving = true;
      if (!current || inFlight) return;
      clearTimeout(delay);
      void deliver(current);
    },

    /** The page is back as it was left. */
    unpause(): void {
      leaving = false;
      if (current && !inFlight) void deliver(current);
      waiting?.send();
    },

    /** Whether the server's copy of the own message came with the history before its answer did. */
    ownIsStored(history: History): boolean {
      return current !== undefined && holds(history, current);
    },
  };
}
