import type { Response } from '@/lib/kit/endpoint';
import type { PendingSend } from '../../browser';
import type { sendMessage } from '../../contract';
import type { ChatMessage } from '../../history/rules';
import {
  type ConversationPorts,
  type ConversationState,
  temporaryMessage,
  type WaitingMessage,
} from '../rules';

/** What of a conversation its waiting messages take part in. */
export type WaitingPorts = ConversationPorts & {
  state(): ConversationState;
  update(change: Partial<ConversationState>): void;
  /** The message on its way. */
  current(): PendingSend | undefined;
  /** The page is going away. */
  isLeaving(): boolean;
  /** It has gone out. */
  begin(pending: PendingSend): void;
  settle(answer: Response<typeof sendMessage>, pending: PendingSend): void;
  /** What has gone out waits again. */
  wait(pending: PendingSend): void;
  /** Puts a text back into the box. */
  putBack(pending: PendingSend): void;
};

/** The messages of a chat that wait for the network. */
export type Waiting = {
  /** Shows what waits, as storage has it: other tabs write and send there, too. */
  read(): void;
  /** Keeps a message until there is a network. */
  keep(pending: PendingSend): void;
  /** The network or the balance is back, or somebody asks. */
  send(): void;
  /** @returns whether a new message could join those that wait */
  take(pending: PendingSend): boolean;
  /** Puts a message that waits back into the box, unless a tab is sending it. */
  takeBack(id: string): void;
};

/** What waits for the network, as the chat shows it. */
export function waitingMessages(
  pending: readonly PendingSend[],
  sessionId: string,
  messages: readonly ChatMessage[],
): WaitingMessage[] {
  return pending.flatMap((one) => {
    const since = one.returned ? Number.NaN : Date.parse(one.waiting ?? '');
    if (Number.isNaN(since)) return [];
    return { ...temporaryMessage(one, sessionId, since, messages), going: one.going === true };
  });
}
