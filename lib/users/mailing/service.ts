/*
 * Invariants:
 * - Nobody is mailed of a reply or a payment who has not chosen it; each choice is a consent, added to and never changed.
 * - A link in a mail stops its kind for its person and does nothing else, whoever opens it: signed in, suspended or long gone.
 * - Of replies one mail goes to a person in a day of India at most, by day, and to nobody whom a device tells, who looks, who is in their
 *   quiet hours, a pause, held or suspended; of a credited payment one goes, also in a pause and at night.
 * - What a mail says is made when it is sent: no word of a chat, no companion, no amount.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { indiaDay } from '@/lib/kit/india-time';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { oneOf } from '@/lib/kit/one-of';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';
import { languageOfPerson } from '@/lib/language/choice/rules';
import type { ChosenMail, ComposedMail, FindAddress, SendMail } from '@/lib/mail/ports';
import { queueMail, takeKey } from '@/lib/mail/service';
import { isAccountHeld, refuseMinor } from '../age-hold/service';
import { NOTICE } from '../consent/constants';
import { quietUntil } from '../limits/service';
import { findPause } from '../pause/service';
import type { FindChatNews, Push } from '../push/ports';
import { findCaller } from '../service';
import { isSuspended, refuseSuspended } from '../suspensions/service';
import { MAILING_KINDS, type MailingKind, PURPOSES, WORTH_MS } from './constants';
import type { changeMailing as changeEndpoint, getMailing as getEndpoint } from './contract';
import { mailOf, NO_MAILS_HERE, NO_SUCH_LINK, NOT_REGISTERED, subjectOf } from './copy';
import { later, nightEnd, readStop, stopToken } from './rules';
import * as store from './store';

type MailingScope = Scope & { sendMail: SendMail | null; findAddress: FindAddress };
type State = Answer<typeof getEndpoint>;

async function requireUser(scope: Scope): Promise<string> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  return user.id;
}

async function stateOf({ db, sendMail, findAddress }: MailingScope, userId: string): Promise<State> {
  const address = sendMail === null ? null : await findAddress(db, userId);
  if (address === null) return { address, kinds: [] };
  const wanted = await Promise.all(MAILING_KINDS.map((kind) => isWanted(db, userId, kind)));
  return { address, kinds: MAILING_KINDS.filter((_, at) => wanted[at]) };
}

/** Whether a person has chosen to be mailed about something. */
export const isWanted = (db: Runner, userId: string, kind: MailingKind): Promise<boolean> =>
  store.isGranted(db, userId, PURPOSES[kind]);

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getMailing(scope: MailingScope): Promise<State> {
  return stateOf(scope, await requireUser(scope));
}

/**
 * Writes down what the caller wants to be mailed about.
 * @throws AppError `not_signed_in`, `not_found` (no mails, or no address), `not_allowed` (held or suspended; to want no more is open to everybody)
 */
export async function changeMailing(
  scope: MailingScope,
  { kind, wanted, language }: Input<typeof changeEndpoint>,
): Promise<State> {
  const { db, now, actor } = scope;
  const userId = await requireUser(scope);
  const before = await stateOf(scope, userId);
  if (wanted) {
    if (before.address === null) throw new AppError('not_found', NO_MAILS_HERE);
    await refuseMinor(scope);
    await refuseSuspended(scope);
  }
  if ((await isWanted(db, userId, kind)) !== wanted)
    await store.insertConsent(db, {
      ...{ visitorId: actor.visitorId, userId, purpose: PURPOSES[kind], granted: wanted },
      ...{ noticeVersion: NOTICE.version, noticeLanguage: language, createdAt: now() },
    });
  return stateOf(scope, userId);
}

type StopScope = Pick<JobScope, 'db' | 'now'> & { keyedHash: KeyedHash };

/** What a link that stops mails is about. @throws AppError `not_found` when it is none of ours */
export function readStopLink({ keyedHash }: Pick<StopScope, 'keyedHash'>, token: string): MailingKind {
  const stop = readStop(keyedHash, token);
  if (stop === null) throw new AppError('not_found', NO_SUCH_LINK);
  return stop.kind;
}

/** Stops mails of a link's kind to its person, who may be gone. @throws AppError `not_found` when it is none of ours */
export async function stopMails(scope: StopScope, token: string): Promise<MailingKind> {
  const { db, now, keyedHash } = scope;
  const stop = readStop(keyedHash, token);
  if (stop === null) throw new AppError('not_found', NO_SUCH_LINK);
  const purpose = PURPOSES[stop.kind];
  const newest = await store.findNewest(db, stop.userId, purpose);
  // What was agreed to is taken back, by whoever holds the mail.
  if (newest?.granted)
    await store.insertConsent(db, {
      ...newest,
      ...{ userId: stop.userId, purpose, granted: false, createdAt: now() },
    });
  return stop.kind;
}

/** Has a member mailed of a credited payment who has chosen that, inside the transaction that credits it; once for each key. */
export async function mailPayment(tx: Runner, userId: string, key: string, now: Date): Promise<void> {
  if (!(await isWanted(tx, userId, 'payment'))) return;
  await queueMail(tx, { key, userId, kind: 'payment', subject: subjectOf('payment'), text: null }, now);
}

/** What making a mail needs. */
export type ComposeScope = Pick<JobScope, 'db' | 'now'> & {
  keyedHash: KeyedHash;
  push: Push | null;
  findChatNews: FindChatNews;
  appUrl: string;
  inLanguage<T>(language: InterfaceLanguage, work: () => T): T;
};

/** Whether a reply is still to be mailed; a moment when that has to wait until then. */
async function mayTellOfReply(
  { db, now, push, findChatNews }: ComposeScope,
  { id, userId, chatId }: ChosenMail,
): Promise<boolean | Date> {
  const at = now();
  if (await findPause(db, userId, at)) return false;
  const waits = later(nightEnd(at), await quietUntil(db, userId, at));
  if (waits) return waits;
  if (push && (await store.isToldOfReplies(db, userId, push.publicKey))) return false;
  const news = chatId === null ? null : await findChatNews(db, chatId);
  if (!news?.isUnread) return false;
  // The day is taken by the mail that goes out first, whichever process sends it.
  return takeKey(db, id, `reply:${userId}:${indiaDay(at)}`);
}

/** What a mail that somebody has chosen says; null when there is no need or no leave any more, a moment when it has to wait until then. */
export async function composeMail(
  scope: ComposeScope,
  mail: ChosenMail,
): Promise<ComposedMail | Date | null> {
  const { db, now, keyedHash, appUrl } = scope;
  const { userId, createdAt } = mail;
  const kind = oneOf(MAILING_KINDS, mail.kind);
  if (now().getTime() - createdAt.getTime() > WORTH_MS[kind]) return null;
  if (!(await isWanted(db, userId, kind))) return null;
  if ((await isAccountHeld(db, userId)) || (await isSuspended(db, userId, now()))) return null;
  const may = kind === 'payment' || (await mayTellOfReply(scope, mail));
  if (may !== true) return may || null;
  const language = languageOfPerson(await store.findLanguages(db, userId));
  const link = new URL(kind === 'reply' ? '/chats' : '/account', appUrl).toString();
  const stopUrl = new URL(`/mail/stop/${stopToken(keyedHash, { kind, userId })}`, appUrl).toString();
  return { ...scope.inLanguage(language, () => mailOf(kind, link, stopUrl)), stopUrl };
}
