/*
 * Invariants:
 * - A session belongs to its user, or while it has none to the signed cookie that made it; to anyone else it is 404.
 * - Daring needs the adult confirmation; a psychologist chat needs 12 messages and a companion with a free place.
 * - Who is held as a minor begins no chat, and every chat of theirs is closed. Who is suspended begins none, either.
 * - Of a kind that is switched off no chat begins, and the ones there are can be read.
 * - A session keeps the prompt it began with.
 * - An incognito chat remembers nothing, knows nothing of other chats, and is missing from the moment on at which it goes.
 * - A browser that asks for the same session again (a reload, a lost answer) gets the one it has; one grant goes with it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { findActivePromptId } from '@/lib/ai/prompts/service';
import { refuseWhileAway, refuseWhileFull, takePlace } from '@/lib/companions/load/service';
import { minutesRemaining } from '@/lib/companions/rules';
import {
  type CompanionRow,
  findCompanion,
  findFullCompanions,
  findLeastRecentCompanion,
} from '@/lib/companions/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Scope } from '@/lib/kit/scope';
import { t } from '@/lib/kit/text';
import { noteFirstChat } from '@/lib/referrals/service';
import { adoptCrisis } from '@/lib/safety/care/personal-data/service';
import { describeCare, findCareState } from '@/lib/safety/care/service';
import { findHold } from '@/lib/users/age-hold/service';
import { hashFingerprint } from '@/lib/users/fingerprint/service';
import type { AdoptSessions } from '@/lib/users/ports';
import { findCaller, isAdultConfirmed, refuseBarred } from '@/lib/users/service';
import { findSuspension } from '@/lib/users/suspensions/service';
import { closeSessionBalance, unusedBought } from '@/lib/wallet/service';
import type { FreeScope } from '@/lib/wallet/starters/service';
import { type ChatTypesScope, typeClosed } from './closing/rules';
import { whyClosed } from './closing/service';
import { PSYCHOLOGIST_MIN_BALANCE, SESSION_STARTER_MESSAGES } from './constants';
import type {
  getSession as getSessionEndpoint,
  listMessages as listMessagesEndpoint,
  startSession as startSessionEndpoint,
} from './contract';
import { ADULT_NEEDED, COMPANION_NOT_FOUND, NOT_THIS_TYPE, SESSION_NOT_FOUND, TYPE_OFF } from './copy';
import { INCOGNITO_NEEDS_USER } from './incognito/about/copy';
import { goesAfter } from './incognito/rules';
import type { PicturesScope } from './pictures/ports';
import { makeTalksDue } from './remembering/store';
import { toMessage } from './rules';
import * as store from './store';
import { insertUserless } from './userless/service';

type Start = Input<typeof startSessionEndpoint>;

async function pickCompanion(
  scope: Scope,
  { chatType, companionId }: Start,
  person: string,
): Promise<CompanionRow> {
  if (companionId) {
    const chosen = await findCompanion(scope, companionId);
    if (!chosen) throw new AppError('not_found', COMPANION_NOT_FOUND);
    if (!chosen.suitableForChatTypes.includes(chatType)) throw new AppError('bad_input', NOT_THIS_TYPE);
    return chosen;
  }
  const lastId = await store.findLastCompanion(scope.db, chatType, scope.actor);
  const last = lastId === null ? null : await findCompanion(scope, lastId);
  const full = chatType === 'psychologist' ? await findFullCompanions(scope, person) : new Set<string>();
  const lastIsFree = last && !full.has(last.id) && minutesRemaining(last.unavailableUntil, scope.now()) === 0;
  if (lastIsFree) return last;
  const next = await findLeastRecentCompanion(scope, chatType, full);
  if (!next) throw new AppError('not_found', COMPANION_NOT_FOUND);
  return next;
}

/** Too small a balance is said only of a companion that is free: nobody recharges for one who cannot talk. */
async function checkBalance(
  scope: Scope,
  chatType: string,
  companion: CompanionRow,
  { id, balance }: { id: string; balance: number },
): Promise<void> {
  if (chatType !== 'psychologist' || balance >= PSYCHOLOGIST_MIN_BALANCE) return;
  await refuseWhileFull(scope.db, companion, id, scope.now());
  throw new AppError(
    'payment_required',
    t('At least {count} messages required for talking to {name}', {
      count: PSYCHOLOGIST_MIN_BALANCE,
      name: companion.name,
    }),
    {
      fields: {
        required: PSYCHOLOGIST_MIN_BALANCE,
        balance,
        shortfall: PSYCHOLOGIST_MIN_BALANCE - balance,
        companionName: companion.name,
      },
    },
  );
}

/**
 * The id of the session that a browser asks for by a name of its own making: the same for the same browser and name, so that
 * the key of the table keeps out a second one; no other browser can name it.
 */
function sessionIdFor({ visitorId }: Scope['actor'], clientSessionId: string): string {
  const hash = createHash('sha256').update(`${visitorId}|${clientSessionId.toLowerCase()}`).digest('hex');
  // Version 8 of RFC 9562: a UUID made of other data.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/**
 * Stores a session; with a psychologist companion only while it has a place for the person.
 * @returns false when it is stored already
 */
async function insertSession(
  scope: Scope & FreeScope & { keyedHash: KeyedHash },
  session: store.NewSession,
  companion: CompanionRow,
  person: string,
  fingerprint: string | null | undefined,
): Promise<boolean> {
  if (session.userId === null) return insertUserless(scope, session, fingerprint);
  if (session.chatType !== 'psychologist') return store.insertSession(scope.db, session);
  return scope.db.transaction(async (tx) => {
    await takePlace(tx, companion, person, () => scope.now());
    return store.insertSession(tx, session);
  });
}

/**
 * Begins a chat; the same `clientSessionId` again begins no other one. Product description, "Loading" and "Psychologist"; docs/decisions.md, "Chat".
 * @throws AppError `not_allowed` (held as a minor, suspended, another user's id, a kind that is switched off, or Daring without confirmation), `not_found`, `bad_input`,
 *   `payment_required` with required/balance/shortfall, `conflict` with minutesRemaining and isInSession, `too_many`
 */
export async function startSession(
  scope: Scope & FreeScope & ChatTypesScope & { keyedHash: KeyedHash },
  input: Input<typeof startSessionEndpoint>,
): Promise<Answer<typeof startSessionEndpoint>> {
  const { actor } = scope;
  const user = await findCaller(scope);
  await refuseBarred(scope, user);
  if (input.userId && input.userId !== user?.id) throw new AppError('not_allowed', 'This is not your user.');
  if (scope.closedChatTypes.includes(input.chatType)) throw typeClosed(t(TYPE_OFF));
  if (input.chatType === 'erotic' && !(await isAdultConfirmed(scope)))
    throw new AppError('not_allowed', ADULT_NEEDED, { fields: { consentRequired: true } });
  // What a session without a user holds of bought messages would go with it.
  if (input.incognito && user === null) throw new AppError('not_allowed', INCOGNITO_NEEDS_USER);
  const named = input.clientSessionId ? sessionIdFor(actor, input.clientSessionId) : null;
  if (named !== null && (await store.isOwnSession(scope.db, named, actor, scope.now()))) return { id: named };
  const person = user?.id ?? actor.visitorId;
  const companion = await pickCompanion(scope, input, person);
  refuseWhileAway(companion, scope.now());
  // In a crisis every send is free, so that no balance is too small.
  const wasInCrisis = user === null || user.lastSignAt !== null;
  if (!wasInCrisis || (await findCareState(scope.db, person, scope.now())) === null)
    await checkBalance(scope, input.chatType, companion, {
      id: person,
      balance: user?.messageBalance ?? SESSION_STARTER_MESSAGES,
    });
  const session = {
    id: named ?? randomUUID(),
    userId: user?.id ?? null,
    visitorId: actor.visitorId,
    companionId: companion.id,
    companionName: companion.name,
    chatType: input.chatType,
    promptId: await findActivePromptId(scope, input.chatType),
    messagesLeft: SESSION_STARTER_MESSAGES,
    browserFingerprint: hashFingerprint(scope, input.browserFingerprint),
    ipAddress: actor.ipAddress,
    now: scope.now(),
    goesAt: input.incognito ? goesAfter(scope.now()) : null,
  };
  if (!(await insertSession(scope, session, companion, person, input.browserFingerprint)))
    return { id: session.id };
  if (user) await noteFirstChat(scope, user.id, input.referralCode);
  // An incognito chat needs nothing of what was said elsewhere.
  if (user && !input.incognito) await makeTalksDue(scope.db, user.id, scope.now());
  return { id: session.id };
}

/** @throws AppError `not_found` */
export async function getSession(
  scope: Scope & ChatTypesScope & Partial<PicturesScope>,
  input: Input<typeof getSessionEndpoint>,
): Promise<Answer<typeof getSessionEndpoint>> {
  const session = await store.findSession(scope.db, input.sessionId, scope.actor, scope.now());
  if (!session) throw new AppError('not_found', SESSION_NOT_FOUND);
  const { imagePath, unavailableUntil, personId, owner, held: _held, ...fields } = session;
  const [hold, suspension, care, bought] = await Promise.all([
    findHold(scope),
    findSuspension(scope),
    describeCare(scope.db, personId, scope.now()),
    unusedBought(scope.db, owner, session.messagesLeft),
  ]);
  const isMinor = hold !== null;
  const { closedChatTypes } = scope;
  return {
    ...fields,
    companion: { imagePath },
    goesAt: session.goesAt?.toISOString() ?? null,
    takesPictures: scope.pictures?.intake != null,
    bought,
    ...care,
    closed: await whyClosed(scope, session, { isMinor, inCare: care.sellsNothing, closedChatTypes }),
    // A suspended person's chat stays open to write in: a cry for help is heard and answered.
    held: isMinor ? 'minor' : suspension ? 'suspended' : null,
    companionAvailable: session.companionId !== null && minutesRemaining(unavailableUntil, scope.now()) === 0,
  };
}

/**
 * The newest messages of a session in time order, or the ones before a message of it.
 * @throws AppError `not_found`
 */
export async function listMessages(
  scope: Scope,
  input: Input<typeof listMessagesEndpoint>,
): Promise<Answer<typeof listMessagesEndpoint>> {
  const [isOwn, messages] = await Promise.all([
    store.isOwnSession(scope.db, input.sessionId, scope.actor, scope.now()),
    store.listMessages(scope.db, input.sessionId, input.before),
  ]);
  if (!isOwn) throw new AppError('not_found', SESSION_NOT_FOUND);
  return messages.map(toMessage);
}

/** Whether the person wrote in a session and got an answer. Whose session it is has to be checked before. */
export function wasAnswered(scope: Scope, sessionId: string): Promise<boolean> {
  return store.wasAnswered(scope.db, sessionId);
}

/** The caller's session, or null. */
export function findOwnSession(scope: Scope, sessionId: string) {
  return store.findSession(scope.db, sessionId, scope.actor, scope.now());
}

/** Implements the port of the same name of lib/users. */
export const adoptSessions: AdoptSessions = async (tx, { visitorId, userId, now }) => {
  for (const session of await store.adoptSessions(tx, visitorId, userId)) {
    await closeSessionBalance(tx, session, userId, now);
  }
  await adoptCrisis(tx, { visitorId, userId });
};
