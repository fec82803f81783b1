/*
 * Invariants:
 * - Looking a person up and doing something with them leave lines in the audit log; no text of a talk is shown here.
 * - A courtesy is booked once for each request, with its reason, and within what its operator's role may give.
 * - What moves messages or ends access asks for a sign-in of the last 15 minutes.
 */
import { countMessagesOf, listChats } from '@/lib/chat/personal-data/service';
import { listReports } from '@/lib/chat/reports/service';
import { CASE_KINDS } from '@/lib/issues/constants';
import { ANY_ISSUE, firstDue, listIssues } from '@/lib/issues/desk/service';
import { issueNumber } from '@/lib/issues/rules';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { OperatorScope, Runner } from '@/lib/kit/scope';
import { findBuyers } from '@/lib/payments/lookup/service';
import { listRecords } from '@/lib/payments/personal-data/service';
import { findReferrerOf } from '@/lib/referrals/service';
import { findWaiting } from '@/lib/users/data-requests/service';
import { deviceName } from '@/lib/users/devices/rules';
import { endSessions as endAllSessions, requireFreshSignIn } from '@/lib/users/devices/service';
import { findUsers, type LookedUp } from '@/lib/users/lookup/service';
import { collectPersonalData } from '@/lib/users/personal-data/service';
import { describePerson } from '@/lib/users/suspensions/service';
import { ledgerPage } from '@/lib/wallet/personal-data/service';
import { giveCourtesy as bookCourtesy, courtesySince, lockBalance } from '@/lib/wallet/service';
import { recordDeed, recordLook, recordLookOnce } from '../audit/service';
import { COURTESY_DAYS, COURTESY_MAX, FOUND_MAX, SHOWN_MAX } from './constants';
import type {
  giveCourtesy as courtesyEndpoint,
  endSessions as endSessionsEndpoint,
  getPerson as getEndpoint,
  searchPeople as searchEndpoint,
} from './contract';
import { courtesyTooMuch, NO_SUCH_PERSON } from './copy';
import { readClue, readWay, subjectOf } from './rules';

const DAY_MS = 24 * 60 * 60_000;

const toFound = (user: LookedUp) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  isMember: user.isGoogleAuthenticated,
  balance: user.messageBalance,
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: user.lastSeenAt.toISOString(),
});

/** People by what an operator knows of them. What was typed is not written down: it may be anybody's number. */
export async function searchPeople(
  scope: OperatorScope,
  { q }: Input<typeof searchEndpoint>,
): Promise<Answer<typeof searchEndpoint>> {
  const { userId, email, mobileNumber, code } = readClue(q);
  const [buyers, referrer] =
    code === null
      ? [[], null]
      : await Promise.all([findBuyers(scope.db, code), findReferrerOf(scope.db, code)]);
  const ids = [userId, referrer, ...buyers].filter((id) => id !== null);
  const people = await findUsers(scope.db, { ids, email, mobileNumber }, FOUND_MAX);
  await recordLook(scope, { action: 'people.search', detail: { found: people.map(({ id }) => id) } });
  return { people: people.map(toFound) };
}

/** @throws AppError `not_found` */
export async function findPerson(db: Runner, id: string): Promise<LookedUp> {
  const [user] = await findUsers(db, { ids: [id], email: null, mobileNumber: null }, 1);
  if (!user) throw new AppError('not_found', NO_SUCH_PERSON);
  return user;
}

const ownerOf = (id: string) => ({ kind: 'user', id }) as const;

/** Messages that this operator may still give a person. */
async function courtesyLeft({ operator, now }: OperatorScope, db: Runner, id: string): Promise<number> {
  const given = await courtesySince(db, ownerOf(id), new Date(now().getTime() - COURTESY_DAYS * DAY_MS));
  return Math.max(0, (COURTESY_MAX[operator.role] ?? 0) - given);
}

/** A person with everything that has no text of theirs. @throws AppError `not_found` */
export async function getPerson(
  scope: OperatorScope & { keyedHash: KeyedHash },
  { id }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const { db } = scope;
  const user = await findPerson(db, id);
  await recordLookOnce(scope, { action: 'person.look', subject: subjectOf(id) });
  const [ledger, orders, chats, own, left, issues, reports, waiting] = await Promise.all([
    ledgerPage(db, id, { before: null, limit: SHOWN_MAX }),
    listRecords(db, id, null, SHOWN_MAX),
    listChats(db, id, null, SHOWN_MAX, scope.now()),
    collectPersonalData(db, id),
    courtesyLeft(scope, db, id),
    listIssues(db, { ...ANY_ISSUE, kinds: CASE_KINDS, userId: id }, firstDue(SHOWN_MAX)),
    listReports(db, id),
    findWaiting(db, id),
  ]);
  const sessionIds = own.devices.map((device) => device.id);
  const [{ suspensions, sharing }, messages] = await Promise.all([
    describePerson(scope, id, sessionIds),
    countMessagesOf(
      db,
      chats.map((chat) => chat.id),
    ),
  ]);
  return {
    ...toFound(user),
    mobileNumber: user.isMobileVerified ? user.mobileNumber : null,
    messagesSent: user.totalMessagesSent,
    ...readWay(own.profile.tracking_params),
    ageHold: user.holdReference,
    suspensions: suspensions.map(({ reference, scope: what, reason, startedAt, endsAt }) => ({
      ...{ reference, scope: what, reason, startedAt: startedAt.toISOString() },
      endsAt: endsAt?.toISOString() ?? null,
    })),
    sharing,
    sessions: own.devices.map(({ id: sessionId, browserName, osName, createdAt, lastSeenAt }) => ({
      ...{ id: sessionId, name: deviceName(browserName, osName) },
      ...{ signedInAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
    })),
    consents: own.consents
      .map(({ purpose, granted, noticeVersion, createdAt }) => ({
        ...{ purpose, granted, noticeVersion, at: createdAt.toISOString() },
      }))
      .reverse()
      .slice(0, SHOWN_MAX),
    issues: issues.map(({ number, status, createdAt }) => ({
      ...{ number: issueNumber(number), state: status, at: createdAt.toISOString() },
    })),
    reports: reports
      .map(({ sessionId, reason, status, createdAt }) => ({
        ...{ chatId: sessionId, reason, state: status, at: createdAt.toISOString() },
      }))
      .reverse()
      .slice(0, SHOWN_MAX),
    exportStartedAt: waiting?.toISOString() ?? null,
    ledger: ledger.map(({ seq, kind, delta, balanceAfter, createdAt }) => ({
      ...{ id: seq, kind, delta, balanceAfter, at: createdAt.toISOString() },
    })),
    orders: orders.map(({ orderId, status, amount, messageCount, transactionId, paidAt, createdAt }) => ({
      ...{ orderId, status, amount, messages: messageCount, transactionId },
      at: (paidAt ?? createdAt).toISOString(),
    })),
    chats: chats.map((chat) => ({
      ...{ id: chat.id, companion: chat.companionName, chatType: chat.chatType },
      messages: messages.get(chat.id) ?? 0,
      lastAt: chat.lastAt.toISOString(),
    })),
    courtesyLeft: left,
  };
}

/**
 * Gives messages out of courtesy; they are free ones.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict` (more than the role may give)
 */
export async function giveCourtesy(
  scope: OperatorScope,
  { id, messages, reason, requestId }: Input<typeof courtesyEndpoint>,
): Promise<Answer<typeof courtesyEndpoint>> {
  requireFreshSignIn(scope);
  const given = await scope.db.transaction(async (tx) => {
    // Counted under the wallet's lock: of two operators at once the second sees what the first has given.
    const before = await lockBalance(tx, ownerOf(id));
    if (before === null) throw new AppError('not_found', NO_SUCH_PERSON);
    const left = await courtesyLeft(scope, tx, id);
    if (messages > left) throw new AppError('conflict', courtesyTooMuch(left, COURTESY_DAYS));
    const booked = await bookCourtesy(tx, ownerOf(id), { requestId, messages }, scope.now());
    if (booked.outcome !== 'booked') return null;
    const detail = { messages, balance: booked.balance };
    await recordDeed(tx, scope, { action: 'person.courtesy', subject: subjectOf(id), reason, detail });
    return booked.balance;
  });
  return { success: true, balance: given ?? (await findPerson(scope.db, id)).messageBalance };
}

/** Signs a person out everywhere. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function endSessions(
  scope: OperatorScope,
  { id, reason }: Input<typeof endSessionsEndpoint>,
): Promise<Answer<typeof endSessionsEndpoint>> {
  requireFreshSignIn(scope);
  await findPerson(scope.db, id);
  await scope.db.transaction(async (tx) => {
    await endAllSessions(tx, id);
    await recordDeed(tx, scope, { action: 'person.sign_out', subject: subjectOf(id), reason });
  });
  scope.log.security('sign_out', { reason: 'by an operator', person: id });
  return { success: true };
}
