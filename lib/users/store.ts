import { randomUUID } from 'node:crypto';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma, User } from '@/prisma/generated/client';
import * as findUserQuery from './find-user.queries';
import * as lockUserQuery from './lock-user.queries';
import * as touchUserQuery from './touch-user.queries';

/** Whose cookie it is: a user, or only a visitor while this browser has no user. */
export type Caller = { userId: string | null; visitorId: string; sessionId?: string | null };

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The user of a cookie: by user id, or by visitor id while the cookie names no user. */
export async function findUser(db: Runner, { userId, visitorId, sessionId = null }: Caller) {
  const [row] = await findUserQuery.findUser.run({ userId, visitorId, sessionId }, db);
  if (!row) return null;
  const { chatId, chatCompanion, chatType, chatPortrait, ...user } = row;
  const hasChat = chatId !== null && chatCompanion !== null && chatType !== null;
  const lastChatSession = hasChat
    ? {
        id: chatId,
        companionName: chatCompanion,
        chatType: oneOf(CHAT_TYPES, chatType),
        companionImagePath: chatPortrait,
      }
    : null;
  return { ...user, lastChatSession };
}

/** Whether that user exists and still has that token version. */
export async function isCurrentToken(db: Runner, userId: string, tokenVersion: number): Promise<boolean> {
  return (await db.prisma.user.count({ where: { id: userId, tokenVersion } })) === 1;
}

/** When a member's account was made; null for a guest. */
export async function findMember(db: Runner, userId: string): Promise<Date | null> {
  const member = await db.prisma.user.findFirst({
    where: { id: userId, isGoogleAuthenticated: true },
    select: { createdAt: true },
  });
  return member?.createdAt ?? null;
}

/** The e-mail address of a member's Google account; null for a guest. */
export async function findMemberEmail(db: Runner, userId: string): Promise<string | null> {
  const member = await db.prisma.user.findFirst({
    where: { id: userId, isGoogleAuthenticated: true },
    select: { email: true },
  });
  return member?.email ?? null;
}

/** Records that a user was here, at most once a minute. */
export async function touchUser(db: Runner, userId: string, now: Date, domain: string): Promise<boolean> {
  const touched = await touchUserQuery.touchUser.run({ userId, now, domain }, db);
  return touched.length > 0;
}

/** Locks the user of a cookie until the transaction ends: nothing can refer to the row or change it meanwhile. */
export async function lockUser(tx: Runner, { userId, visitorId }: Caller) {
  const [row] = await lockUserQuery.lockUser.run({ userId, visitorId }, tx);
  return row ?? null;
}

/** Creates a guest with balance 0, what was decided of its gifts and what the browser says about itself; null when this visitor already has a user. */
export async function insertUser(
  tx: Runner,
  visitorId: string,
  fields: BrowserRecord & { starterGranted: boolean; starterDue: boolean; newUserOfferEnabled: boolean },
  trackingParams: Tracking,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { count } = await tx.prisma.user.createMany({
    data: {
      ...{ id, visitorId, messageBalance: 0, createdAt: now, lastSeenAt: now },
      ...{ ...fields, ...trackingOf(trackingParams, now) },
    },
    skipDuplicates: true,
  });
  return count === 1 ? id : null;
}

/** Ends the wait of a user for the starter; false when it has ended already. */
export async function endStarterWait(tx: Runner, id: string, starterGranted: boolean): Promise<boolean> {
  const { count } = await tx.prisma.user.updateMany({
    where: { id, starterDue: true },
    data: { starterDue: false, starterGranted },
  });
  return count === 1;
}

/** What is kept of what a browser says about itself when it registers. */
export type BrowserRecord = Pick<
  User,
  | 'browserFingerprint'
  | 'ipAddress'
  | 'browserName'
  | 'browserVersion'
  | 'osName'
  | 'osVersion'
  | 'deviceType'
  | 'timezone'
  | 'language'
  | 'currentDomainUrl'
>;

/** The tracking parameters that a browser brought; null: none. */
export type Tracking = Prisma.InputJsonObject | null;

const trackingOf = (trackingParams: Tracking, now: Date) =>
  trackingParams === null ? {} : { trackingParams, trackingParamsAt: now };

/** Stores what the browser says about itself, and the tracking parameters if it brought any. */
export async function describeUser(
  tx: Runner,
  id: string,
  browser: BrowserRecord,
  trackingParams: Tracking,
  now: Date,
): Promise<void> {
  const data = { ...browser, ...trackingOf(trackingParams, now), lastSeenAt: now };
  await tx.prisma.user.updateMany({ where: { id }, data });
}

/** What this browser consented to before it had a user counts for the user. */
export async function adoptConsents(tx: Runner, visitorId: string, userId: string): Promise<void> {
  await tx.prisma.consent.updateMany({ where: { visitorId, userId: null }, data: { userId } });
}

/** Adds a consent; the newest of a purpose counts. */
export async function insertConsent(db: Runner, consent: Prisma.ConsentCreateManyInput): Promise<void> {
  await db.prisma.consent.create({ data: consent });
}

/** Whether this person, or this browser while it has no user, last confirmed to be an adult. */
export async function findAdultConsent(db: Runner, { userId, visitorId }: Caller): Promise<boolean> {
  const consent = await db.prisma.consent.findFirst({
    where: { purpose: 'adult', ...(userId === null ? { visitorId } : { userId }) },
    orderBy: { createdAt: 'desc' },
    select: { granted: true },
  });
  return consent?.granted ?? false;
}
