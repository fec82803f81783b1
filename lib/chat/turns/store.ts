import type { PicturesGiven } from '@/lib/ai/pictures/rules';
import { type DayBudget, FREE_WELCOMES_UP_TO, type Usage } from '@/lib/ai/usage/constants';
import { countFreeReply } from '@/lib/ai/usage/service';
import { isOwnerGone, isUniqueViolation } from '@/lib/kit/database-error';
import { oneOf } from '@/lib/kit/one-of';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { FREE_SENDS_MAX } from '@/lib/safety/care/constants';
import { type CareState, careSince, readCareState } from '@/lib/safety/care/rules';
import { type MessageLimit, minuteOfDay } from '@/lib/users/limits/rules';
import { REPLY_MAIL_WAITS_MS } from '@/lib/users/mailing/constants';
import { subjectOf } from '@/lib/users/mailing/copy';
import { REPLY_WAITS_MS } from '@/lib/users/push/constants';
import { OWNER_KINDS } from '@/lib/wallet/constants';
import { returnSend } from '@/lib/wallet/service';
import { pictureColumns } from '../pictures/rules';
import { QUOTE_MAX_CHARS } from '../quotes/constants';
import { READ_AFTER_MS, READ_AFTER_TURNS } from '../remembering/constants';
import { isOwnedBy, type MessageRow } from '../store';
import type { TalkMarks, TalkStep } from '../talk/rules';
import { answerTurn as answerTurnQuery } from './answer-turn.queries';
import { HISTORY_BLOCK_MESSAGES, HISTORY_MESSAGES, TURN_KINDS, TURN_STATES } from './constants';
import { type HistoryEntry, readHistory } from './history/rules';
import { ownLimitOf } from './limits/rules';
import { uncountSend } from './limits/store';
import { lockPendingTurn } from './lock-pending-turn.queries';
import { lockUser } from './lock-user.queries';
import { type ReserveTurnResult, reserveTurn as reserveTurnQuery } from './reserve-turn.queries';
import { reserveWelcome } from './reserve-welcome.queries';

export type TurnKind = (typeof TURN_KINDS)[number];

type PersonColumn = 'personName' | 'personNickname' | 'personLanguage';

/** What the companion's reply is made from: the session a turn belongs to, and the talk so far. */
export type TurnSession = Pick<
  ReserveTurnResult,
  'chatType' | 'companionId' | 'promptId' | PersonColumn | 'memoryAgentId' | 'ageState'
> & {
  /** Oldest first. */
  history: HistoryEntry[];
  /** The person's crisis; null when none is near. */
  care: CareState | null;
  talk: TalkMarks;
  picturesGiven: PicturesGiven;
};

/** Why a message gets no reply. `talked_long`: the free sends of a crisis are used up. */
export type Refusal = 'held' | 'unfunded' | 'over_budget' | 'day_spent' | 'talked_long';

export type Reservation =
  | { outcome: 'not_found' }
  | { outcome: 'taken' }
  /** The person is held as one. */
  | { outcome: 'minor' }
  | { outcome: 'suspended'; session: TurnSession }
  /** The person has set themselves a limit. */
  | { outcome: 'limited'; limit: MessageLimit; session: TurnSession }
  | { outcome: Refusal; balance: number; session: TurnSession }
  /** Without `modelAllowed` words of ours come, although the day's replies are used up: in a crisis, and for a welcome. */
  | { outcome: 'reserved'; balance: number; session: TurnSession; modelAllowed: boolean };

export type TurnKey = { turnId: string; sessionId: string; clientMessageId: string; now: Date };

/** A reply to a turn that is made once more: of which turn, for which time, and for how many messages (./rewording). */
export type Reworded = { of: string; number: number; price: 0 | 1 };

/** `processId`: whose death gives the turn back (./liveness). */
export type ReservedKey = TurnKey & { processId: string; reword?: Reworded };

/** Times a refusal without a visible reason is looked at. */
const LOOKS_MAX = 3;

const isMinor = (row: ReserveTurnResult) => row.ageState === 'held';
const isUnexplained = (row: ReserveTurnResult) =>
  !isMinor(row) &&
  !row.suspended &&
  !row.reserved &&
  !row.held &&
  !row.inCare &&
  !row.ownLimit &&
  row.dayOpen &&
  !row.overBudget &&
  row.balance > 0;

function toSession(row: ReserveTurnResult, now: Date): TurnSession {
  const { talkStartedAt, aiNoticedAt, breakSuggestedAt, lastMessageAt } = row;
  return {
    ...row,
    history: readHistory(row.history),
    care: readCareState(row, now),
    talk: { talkStartedAt, aiNoticedAt, breakSuggestedAt, lastMessageAt },
    picturesGiven: { pictures: row.pictures, today: row.picturesToday },
  };
}

function refusalOf(row: ReserveTurnResult, { paidOpen }: DayBudget): Refusal {
  if (row.held) return 'held';
  if (row.inCare) return 'talked_long';
  // Who has nothing left can buy, and what is bought is answered as long as the payers' day goes on.
  if (!row.dayOpen && (row.balance > 0 || !paidOpen)) return 'day_spent';
  return row.overBudget ? 'over_budget' : 'unfunded';
}

/**
 * Takes one message from the owner's balance and one reply from the owner's day for a send, in one statement. A welcome takes no
 * message, nor does a send of a person who was in a crisis less than a day ago. What no bought message pays for is counted against
 * the day's free replies afterwards, so that people wait for each other no longer than for that.
 * `taken` = this client message id, or another send on the same session, is there already.
 */
export async function reserveTurn(
  db: Db,
  kind: TurnKind,
  { reword, ...key }: ReservedKey,
  { userId, visitorId, sessionId: deviceId }: Actor,
  budget: DayBudget,
): Promise<Reservation> {
  const place = {
    ...key,
    ...{ userId, visitorId, deviceId, day: budget.day },
    ...{ repliesMax: budget.replies, freeRepliesMax: budget.freeReplies },
    ...{ freeOpen: budget.freeOpen, paidOpen: budget.paidOpen },
    minute: minuteOfDay(key.now),
    historyLeast: HISTORY_MESSAGES,
    historyBlock: HISTORY_BLOCK_MESSAGES,
    quoteMost: QUOTE_MAX_CHARS,
    careSince: careSince(key.now),
  };
  const price = {
    ...{ price: reword?.price ?? 1, rewordOf: reword?.of, rewordNumber: reword?.number },
  };
  const reserve = () =>
    kind === 'message'
      ? reserveTurnQuery.run({ ...place, ...price, freeSendsMax: FREE_SENDS_MAX }, db)
      : reserveWelcome.run({ ...place, freeWelcomesUpTo: FREE_WELCOMES_UP_TO }, db);
  try {
    let [row] = await retryDeadlock(reserve);
    // A send that another one made fail in this very moment finds its reason at the next look.
    for (let looks = 1; row && isUnexplained(row) && looks < LOOKS_MAX; looks += 1)
      [row] = await retryDeadlock(reserve);
    if (!row) return { outcome: 'not_found' };
    if (isMinor(row)) return { outcome: 'minor' };
    if (row.suspended) return { outcome: 'suspended', session: toSession(row, key.now) };
    const found = { balance: row.balance, session: toSession(row, key.now) };
    const limit = ownLimitOf(row);
    if (limit) return { outcome: 'limited', limit, session: found.session };
    if (!row.reserved) return { outcome: refusalOf(row, budget), ...found };
    const modelAllowed = row.dayOpen && !row.overBudget;
    if (modelAllowed && !row.paid) await countFreeReply(db, budget.day);
    return { outcome: 'reserved', ...found, modelAllowed };
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'taken' };
    if (isOwnerGone(error)) return { outcome: 'not_found' };
    throw error;
  }
}

/** Messages as the columns that the statements of a turn store. */
export const messageColumns = (messages: readonly MessageRow[]) => ({
  ids: messages.map((one) => one.id),
  senders: messages.map((one) => one.sender),
  contents: messages.map((one) => one.content),
  messageTypes: messages.map((one) => one.messageType),
  /** 0 = none: an array of the driver's types holds no NULL. */
  typingDelaysMs: messages.map((one) => one.typingDelayMs ?? 0),
  timestamps: messages.map((one) => one.timestamp),
  /** What the person's message among them answers. */
  replyToId: messages.find((one) => one.sender === 'user')?.replyToId ?? null,
  ...pictureColumns(messages),
});

/** What is stored with a reply: its messages, what it cost, and how the talk goes on. */
export type TurnAnswer = {
  messages: readonly MessageRow[];
  usage: Usage;
  step: Omit<TalkStep, 'notice'>;
};

/** Stores the answer and makes the charge final; false when the reservation was given back in the meantime. */
export async function answerTurn(
  db: Runner,
  turnId: string,
  { messages, usage, step }: TurnAnswer,
  now: Date,
): Promise<boolean> {
  const rows = await answerTurnQuery.run(
    {
      ...{ turnId, now, readAt: new Date(now.getTime() + READ_AFTER_MS), readAfterTurns: READ_AFTER_TURNS },
      tellAt: new Date(now.getTime() + REPLY_WAITS_MS),
      ...{ mailAt: new Date(now.getTime() + REPLY_MAIL_WAITS_MS), mailSubject: subjectOf('reply') },
      ...messageColumns(messages),
      ...{ ...usage, ...step },
    },
    db,
  );
  return rows.length === 1;
}

/**
 * Gives a reservation back, to the user when the session got one meanwhile; does nothing when it is settled already.
 * The session and its user are locked before the turn: a sign-in that is giving the session to another user is waited for,
 * who then is the one to get it; and a repeat of the send, which locks the user while it waits for the turn, waits for nobody.
 */
export async function releaseInside(tx: Runner, turnId: string, now: Date): Promise<boolean> {
  const [turn] = await lockPendingTurn.run({ turnId }, tx);
  if (!turn) return false;
  if (turn.userId !== null) await lockUser.run({ userId: turn.userId }, tx);
  const { count } = await tx.prisma.chatTurn.updateMany({
    where: { id: turnId, state: 'pending' },
    data: { state: 'failed', settledAt: now },
  });
  if (count === 0) return false;
  const own = { kind: oneOf(OWNER_KINDS, turn.ownerKind), id: turn.ownerId };
  const owner = turn.userId === null ? own : ({ kind: 'user', id: turn.userId } as const);
  if (turn.cost > 0) await returnSend(tx, owner, turnId, turn.cost, now);
  if (owner.kind === 'user' && turn.kind === 'message' && turn.rewordOf === null)
    await uncountSend(tx, owner.id, turn);
  return true;
}

/** As `releaseInside`, in a transaction of its own. */
export function releaseTurn(db: Db, turnId: string, now: Date): Promise<boolean> {
  return retryDeadlock(() => db.transaction((tx) => releaseInside(tx, turnId, now)));
}

/** The turn of a client message id that has not failed, and whether its session is held. */
export async function findTurn(db: Runner, sessionId: string, clientMessageId: string, actor: Actor) {
  const found = await db.prisma.chatTurn.findFirst({
    where: { sessionId, clientMessageId, state: { not: 'failed' }, session: isOwnedBy(actor) },
    select: {
      ...{ id: true, kind: true, state: true, messageIds: true },
      ...{ balanceAfter: true, free: true, rewordOf: true },
      session: { select: { heldAt: true } },
    },
  });
  if (!found) return null;
  const { session, ...turn } = found;
  return {
    ...turn,
    kind: oneOf(TURN_KINDS, turn.kind),
    state: oneOf(TURN_STATES, turn.state),
    held: session.heldAt !== null,
  };
}

export type TurnRow = NonNullable<Awaited<ReturnType<typeof findTurn>>>;
