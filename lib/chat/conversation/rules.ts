import type { ApiError } from '@/lib/client/api';
import type { ToastInput } from '@/lib/client/toast';
import type { Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { OWN_LIMIT_TITLE } from '@/lib/users/limits/constants';
import type { PendingSend } from '../browser';
import type { sendMessage, welcome } from '../contract';
import { IN_FLIGHT, NO_MESSAGES_LEFT, SEND_FAILED_TITLE, SEND_FAILED_TOAST } from '../copy';
import type { ChatMessage } from '../history/rules';
import type { Random } from '../pacing/rules';
import type { SentPicture } from '../pictures/rules';

/** What an answer of the companion's brings, whatever it answers. */
export type Brought = Omit<Response<typeof sendMessage>, 'userMessage' | 'rechargeRequired'>;

/** What a conversation needs from its surroundings. */
export type ConversationPorts = {
  sessionId: string;
  /** Goes out also while the page is going away. */
  send(pending: PendingSend): Promise<Response<typeof sendMessage>>;
  welcome(): Promise<Response<typeof welcome>>;
  /** The loaded messages, oldest first. */
  messages(): readonly ChatMessage[];
  add(messages: readonly ChatMessage[]): void;
  /** Asks the server for the newest messages again. */
  refresh(): void;
  balanceChanged(messagesLeft: number): void;
  /** Nothing more can be sent here, and why. */
  closed(why: string, held: 'minor' | null): void;
  /** Whether a crisis is near: then nothing waits for the pace of a chat. */
  careIsNear(): boolean;
  careBegan(): void;
  /** Whether the next welcome asks how the person is, also in a chat that has one. */
  checksIn(): boolean;
  /** The message that the next one is to answer: once taken, none. */
  quote: { take(): string | undefined; give(id: string | undefined): void };
  /** A picture whose message did not go out. */
  returnPicture(picture: SentPicture, words: string): void;
  readDraft(): string;
  writeDraft(text: string): void;
  listPending(): readonly PendingSend[];
  /** @returns whether it outlives the page */
  keepPending(pending: PendingSend): boolean;
  dropPending(clientMessageId: string): void;
  /** Whether the browser has a network. */
  isOnline(): boolean;
  /** Runs changes of messages and state so that the screen shows them in one step. */
  together(changes: () => void): void;
  toast(toast: ToastInput): void;
  random: Random;
  newId(): string;
  /** ms since 1970 */
  now(): number;
};

export type ConversationState = {
  /** The own message that is waiting or on its way; its id starts with "temp-". */
  readonly own: ChatMessage | undefined;
  readonly sending: boolean;
  readonly typing: boolean;
  /** Ids of bubbles that are here but wait for their moment. */
  readonly withheld: ReadonlySet<string>;
  /** Ids of bubbles that came in while the chat was open. */
  readonly arrived: ReadonlySet<string>;
  /** Counts the texts given back to the box. */
  readonly returned: number;
  /** The welcome could not come, and still may. */
  readonly unwelcomed: boolean;
  /** What is sent without a network waits here. */
  readonly canWait: boolean;
  /** Own messages that wait for the network, oldest first; their ids start with "temp-", too. */
  readonly waiting: readonly WaitingMessage[];
  /** Why the first of them does not go out. */
  readonly stuck: Stuck | undefined;
  /** The browser refuses to keep what waits: it is lost with the page. */
  readonly unkept: boolean;
};

/** `going`: on its way from another tab. */
export type WaitingMessage = ChatMessage & { readonly going: boolean };

/** A message that waited and was refused: those behind it wait on. */
export type Stuck = {
  clientMessageId: string;
  /** In words for its person. */
  why: string;
  /** It may go out by itself after a while. */
  mayPass: boolean;
};

export const IDLE: ConversationState = {
  own: undefined,
  sending: false,
  typing: false,
  withheld: new Set(),
  arrived: new Set(),
  returned: 0,
  unwelcomed: false,
  canWait: false,
  waiting: [],
  stuck: undefined,
  unkept: false,
};

/** A message that was given back, when the same is sent once more: it keeps its id. */
export const findReturned = (
  pending: readonly PendingSend[],
  content: string,
  picture: SentPicture | undefined,
): PendingSend | undefined =>
  pending.find((one) => one.returned && one.content === content && one.picture?.id === picture?.id);

/** The temporary message that stands for one on its way. */
export function temporaryMessage(
  pending: PendingSend,
  sessionId: string,
  now: number,
  messages: readonly ChatMessage[],
): ChatMessage {
  return {
    id: `temp-${pending.clientMessageId}`,
    sessionId,
    sender: 'user',
    content: pending.content,
    messageType: 'text',
    timestamp: new Date(now).toISOString(),
    picture: pending.picture,
    quote: messages.find(({ id }) => id === pending.replyToId),
  };
}

/**
 * Names the trace of a tap, for a server that keeps traces: the message's own id is the trace's, so that all tries of one message are one trace.
 * The caller's span is never recorded, as the last 00 says. https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function traceparentOf(clientMessageId: string): string {
  const id = clientMessageId.replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-00`;
}

/**
 * Whether a welcome that failed may come when it is asked for again.
 * @param status of the server's refusal, undefined when there was no answer
 */
export function welcomeMayCome(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}

/**
 * The toast of a failed send; none when the person has read already that no messages are left.
 * @param refusal the server's answer, undefined when there was none
 * @param newest the last message of the chat
 */
export function failureToast(
  refusal: Pick<ApiError, 'status' | 'userMessage' | 'body'> | undefined,
  newest: ChatMessage | undefined,
): ToastInput | undefined {
  // Nothing went wrong: the person has set it themselves.
  if (refusal?.body.ownLimit === true) return { title: t(OWN_LIMIT_TITLE), description: refusal.userMessage };
  // As the server says it: what people read may be in another language.
  if (String(refusal?.body.error).includes(NO_MESSAGES_LEFT)) return undefined;
  if (newest?.messageType === 'recharge_required') return undefined;
  const description = refusal?.status === 409 ? (refusal.userMessage ?? t(IN_FLIGHT)) : t(SEND_FAILED_TOAST);
  return { title: t(SEND_FAILED_TITLE), description, variant: 'destructive' };
}
