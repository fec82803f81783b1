import { t } from '@/lib/kit/text';
import type { PendingSend } from '../../browser';
import type { Conversation } from '../browser';
import { SEND_AGAIN_MS, WAITING_MAX } from './constants';
import { MANY_WAIT, MANY_WAIT_ABOUT } from './copy';
import { type Waiting, type WaitingPorts, waitingMessages } from './rules';
import type { createSending } from './sending/browser';

/** Runs `work` when no other tab of the browser sends what waits in this chat. */
type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Messages that wait for the network. They are in storage, and every tab shows them as storage has them. */
export function createWaiting(chat: WaitingPorts, inTurn: InTurn): Waiting {
  let sending: Promise<ReturnType<typeof createSending>> | undefined;

  function read(): void {
    const others = chat
      .listPending()
      .filter((one) => one.clientMessageId !== chat.current()?.clientMessageId);
    const shown = waitingMessages(others, chat.sessionId, chat.messages());
    if (shown.length > 0 || chat.state().waiting.length > 0) chat.update({ waiting: shown });
  }

  function keep(pending: PendingSend): void {
    const since = pending.waiting ?? new Date(chat.now()).toISOString();
    chat.update({ unkept: !chat.keepPending({ ...pending, waiting: since, going: false }) });
    read();
  }

  /** The code comes when there is something to send, and the network for it. */
  function send(): void {
    if (chat.state().sending || chat.state().waiting.length === 0 || !chat.isOnline()) return;
    sending ??= import('./sending/browser').then(({ createSending }) =>
      createSending({
        list: () => chat.listPending().filter((one) => one.waiting && !one.returned),
        mayGo: () => !chat.state().sending && !chat.isLeaving() && chat.isOnline(),
        begin: chat.begin,
        isCurrent: (pending) => chat.current() === pending,
        send: chat.send,
        settle: chat.settle,
        holdBack: chat.wait,
        stuckChanged: (stuck) => chat.update({ stuck }),
        closed: (why) => chat.closed(why, null),
        inTurn,
      }),
    );
    sending.then(
      ({ goAgain }) => goAgain(),
      () => {
        sending = undefined;
        setTimeout(send, SEND_AGAIN_MS[1]);
      },
    );
  }

  chat.update({ canWait: true });
  read();
  send();

  return {
    read,
    keep,
    send,

    take(pending) {
      if (chat.state().waiting.length >= WAITING_MAX) {
        chat.quote.give(pending.replyToId);
        chat.toast({ title: t(MANY_WAIT), description: t(MANY_WAIT_ABOUT) });
        return false;
      }
      keep(pending);
      send();
      return true;
    },

    takeBack(id) {
      const pending = chat.listPending().find((one) => `temp-${one.clientMessageId}` === id);
      if (!pending?.waiting || pending.returned || pending.going) return;
      chat.putBack(pending);
      chat.update({ stuck: undefined });
      read();
      send();
    },
  };
}

/** From now on what is sent in this chat without a network waits, whichever screen of the page shows. */
export function joinWaiting(conversation: Conversation): void {
  conversation.join((chat) => {
    const name = `saathi-send-${chat.sessionId}`;
    // Only pages of HTTPS have locks; without, the server still answers an id once.
    const waiting = createWaiting(chat, (work) =>
      'locks' in navigator ? navigator.locks.request(name, work) : work(),
    );
    window.addEventListener('online', waiting.send);
    window.addEventListener('storage', waiting.read);
    return waiting;
  });
}
