/*
 * A companion's newest reply, said differently: its message is answered once more by the same steps as any other.
 * Invariants:
 * - The first time for a reply is free, within what a person may have of that on a day and what the day has for free use; then it
 *   costs one message. It never costs more than the person was told. Reserved before the model is asked, final only together with
 *   the new reply, given back when none comes.
 * - The old reply is out of the chat in the transaction that stores the new one. Until then, and when it fails, it stays.
 * - Nothing was said after it, then as now. Our own words are not said differently, least of all helplines.
 * - While a crisis is near it is free, and nothing is sold.
 */
import { startOfIndiaDay } from '@/lib/ai/usage/rules';
import { findDayBudget } from '@/lib/ai/usage/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { heldAsMinor } from '@/lib/users/age-hold/service';
import { messageRefused } from '@/lib/users/limits/service';
import { suspended } from '@/lib/users/suspensions/service';
import { unusedBought } from '@/lib/wallet/service';
import { typeClosed } from '../../closing/rules';
import { closedNote } from '../../closing/service';
import { IN_FLIGHT } from '../../copy';
import { toMessage } from '../../rules';
import { findMessages, type MessageRow } from '../../store';
import { DAY_SPENT_ALL, DAY_SPENT_PERSON, TYPE_CLOSED } from '../../talk/copy';
import { findCare } from '../care/store';
import { replyFailed, sessionNotFound, storeCareInstead, waitForTurn } from '../free/service';
import { releaseOnFailure } from '../liveness/service';
import { beginTurn, noteLanguage, type Turn, type UserMessage } from '../rules';
import { answerReserved, type ReplyScope } from '../service';
import { whileStoppable } from '../stopping/service';
import { findTurn, type Reservation, reserveTurn, type TurnSession } from '../store';
import { FREE_REWORDINGS_A_DAY } from './constants';
import type { rewordReply as rewordEndpoint } from './contract';
import { COSTS_ONE, FREE_USED_UP, NO_SUCH_REPLY, NOT_THIS_ONE, NOTHING_LEFT, ONLY_NEWEST } from './copy';
import * as store from './store';

type Asked = Input<typeof rewordEndpoint>;
type Reworded = Answer<typeof rewordEndpoint>;
type Reply = NonNullable<Awaited<ReturnType<typeof store.findReply>>>;

const costsOne = (why: typeof COSTS_ONE | typeof FREE_USED_UP, messagesLeft: number) =>
  new AppError('payment_required', messagesLeft > 0 ? why : NOTHING_LEFT, {
    fields: { cost: 1, messagesLeft },
  });
const notNewest = () => new AppError('conflict', ONLY_NEWEST, { reason: 'not the newest' });
const notThisOne = () => new AppError('conflict', NOT_THIS_ONE, { reason: 'not to be reworded' });

/**
 * Says the newest reply of a companion differently.
 * @throws AppError `not_found`, `conflict` (not the newest, our own words, or a turn is under way), `payment_required` with `cost` and
 *   `messagesLeft` when it costs more than was agreed to or than there is, `too_many`, `not_allowed`, `provider_failed`
 */
export async function rewordReply(scope: ReplyScope, asked: Asked): Promise<Reworded> {
  const turn = beginTurn(asked.sessionId, asked.clientMessageId, scope.now());
  return whileStoppable(turn, () => answerOnceMore(scope, turn, asked));
}

async function answerOnceMore(scope: ReplyScope, turn: Turn, asked: Asked): Promise<Reworded> {
  const { sessionId } = turn;
  const isKnown = async () =>
    (await findTurn(scope.db, sessionId, turn.clientMessageId, scope.actor)) !== null;
  if (await isKnown()) return repeatReworded(scope, turn);
  const dayBegan = startOfIndiaDay(turn.now);
  const reply = await store.findReply(scope.db, asked, scope.actor, dayBegan);
  if (!reply) throw new AppError('not_found', NO_SUCH_REPLY);
  const price = reply.times === 0 && reply.freeToday < FREE_REWORDINGS_A_DAY ? 0 : 1;
  const refusal = await whyNot(scope, turn, reply, price > asked.cost);
  const { message, of } = reply;
  if (refusal || !message) {
    // The same call was answered while this one looked: what it says is about the new reply.
    if (await isKnown()) return repeatReworded(scope, turn);
    throw refusal ?? notThisOne();
  }
  const budget = await findDayBudget(scope, scope.budgets, turn.now);
  const reserve = (cost: 0 | 1) => {
    const reword = { of, number: reply.times + 1, price: cost };
    return reserveTurn(
      scope.db,
      'message',
      { ...turn, processId: scope.processId, reword },
      scope.actor,
      budget,
    );
  };
  const first = await reserve(price);
  // What is free has been used up for today, and the person knows the price.
  const isPaid = price === 0 && asked.cost === 1 && first.outcome === 'day_spent';
  const reservation = isPaid ? await reserve(1) : first;
  if (reservation.outcome === 'taken') {
    if (await isKnown()) return repeatReworded(scope, turn);
    throw new AppError('conflict', IN_FLIGHT);
  }
  if (reservation.outcome !== 'reserved') throw await refusalOf(scope, turn, reply, asked.cost, reservation);
  const { balance, modelAllowed } = reservation;
  return releaseOnFailure(scope, turn, async () => {
    // Now nobody else writes here; who did since the first look has made this one an older reply.
    if (await store.isOvertaken(scope.db, sessionId, reply.reply)) throw notNewest();
    if (!modelAllowed) throw notThisOne();
    const session = beforeReply(reservation.session);
    const said: UserMessage = { ...message, isStored: true, reply: reply.reply };
    const answer = await answerReserved(scope, turn, session, said, null);
    const free = session.care !== null;
    if (Array.isArray(answer)) {
      const replaced = reply.reply.messages.map(({ id }) => id);
      return toReworded(answer, { replaced, messagesLeft: balance, free });
    }
    const help = await storeCareInstead(scope, turn, session, answer);
    const closed = help.held ? await closedNote(scope, sessionId) : null;
    return toReworded(help.words, { messagesLeft: help.balance, free: help.free, closed });
  });
}

/** Why a reply cannot be said differently, or not at the price that was agreed to. */
async function whyNot(
  scope: ReplyScope,
  turn: Turn,
  reply: Reply,
  isTooDear: boolean,
): Promise<AppError | null> {
  if (!reply.isNewest) return notNewest();
  const care = await findCare(scope.db, turn, scope.actor);
  if (!reply.isCompanions || (reply.inCare && care === null)) return notThisOne();
  if (care !== null) return null;
  if (scope.closedChatTypes.some((closed) => closed === reply.chatType))
    return typeClosed(await closedNote(scope, turn.sessionId, TYPE_CLOSED));
  return isTooDear ? costsOne(reply.times > 0 ? COSTS_ONE : FREE_USED_UP, reply.messagesLeft) : null;
}

const inAnswer = (messages: readonly MessageRow[]) => {
  const notice = messages.find((one) => one.sender === 'system');
  return {
    aiMessages: messages.filter((one) => one.sender === 'ai').map(toMessage),
    systemMessage: notice && toMessage(notice),
  };
};

const toReworded = (
  messages: readonly MessageRow[],
  rest: Pick<Reworded, 'messagesLeft' | 'free'> & Partial<Reworded>,
): Reworded => ({
  ...{ replaced: [], closed: null },
  ...rest,
  ...inAnswer(messages),
  crisis: messages.some((one) => one.messageType === 'crisis_support'),
});

/** The talk up to the message that the reply answers. */
function beforeReply(session: TurnSession): TurnSession {
  const at = session.history.findLastIndex((one) => one.sender === 'user');
  return { ...session, history: session.history.slice(0, Math.max(at, 0)) };
}

/** Why a reply is not said differently now. */
async function refusalOf(
  scope: ReplyScope,
  turn: Turn,
  { owner }: Reply,
  agreed: 0 | 1,
  reservation: Exclude<Reservation, { outcome: 'reserved' | 'taken' }>,
): Promise<AppError> {
  if (reservation.outcome === 'not_found') return sessionNotFound();
  if (reservation.outcome === 'minor') return heldAsMinor();
  if (reservation.outcome === 'suspended') return suspended();
  if (reservation.outcome === 'limited') return messageRefused(reservation.limit);
  const { outcome, balance, session } = reservation;
  if (outcome === 'talked_long') return notThisOne();
  if (outcome === 'held') return typeClosed(await closedNote(scope, turn.sessionId));
  if (outcome === 'unfunded') return costsOne(COSTS_ONE, balance);
  // Whoever pays is answered when what is free has been used up.
  if (outcome === 'day_spent' && agreed === 0 && (await unusedBought(scope.db, owner, balance)) > 0)
    return costsOne(FREE_USED_UP, balance);
  const words = outcome === 'over_budget' ? DAY_SPENT_PERSON : DAY_SPENT_ALL;
  return new AppError('too_many', words[noteLanguage(session, '')], { reason: outcome });
}

/** What the first call with a client's id brought. @throws AppError `provider_failed` when it failed */
async function repeatReworded(scope: ReplyScope, { sessionId, clientMessageId }: Turn): Promise<Reworded> {
  const turn = await waitForTurn(scope, sessionId, clientMessageId);
  if (turn?.state !== 'answered') throw replyFailed();
  const [messages, replaced] = await Promise.all([
    findMessages(scope.db, turn.messageIds),
    store.findReplaced(scope.db, sessionId, turn.id),
  ]);
  const closed = turn.held ? await closedNote(scope, sessionId) : null;
  return toReworded(messages, { replaced, messagesLeft: turn.balanceAfter, free: turn.free, closed });
}
