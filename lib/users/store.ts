import { createHash, randomUUID } from 'node:crypto';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma, User } from '@/prisma/generated/client';
import { FREE_STARTERS_WINDOW_MS } from './constants';
import * as findCurrentToken from './find-current-token.queries';
import * as findUserQuery from './find-user.queries';
import * as lockUserQuery from './lock-user.queries';
import * as touchUserQuery from './touch-user.queries';

/** Whose cookie it is: a user, or only a visitor while this browser has no user. */
export type Caller = { userId: string | null; visitorId: string };

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The user of a cookie: by user id, or by visitor id while the cookie names no user. */
export async function findUser(db: Runner, { userId, visitorId }: Caller) {
  const [row] = await findUserQuery.findUser.run({ userId, visitorId }, db);
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
  const rows = await findCurrentToken.findCurrentToken.run({ userId, tokenVersion }, db);
  return rows.length === 1;
}

/** Records that a user was here, at most once a minute. */
export async function touchUser(db: Runner, userId: string, now: Date, domain: string): Promise<void> {
  await touchUserQuery.touchUser.run({ userId, now, domain }, db);
}

/** Locks the user of a cookie until the transaction ends: nothing can refer to the row or change it meanwhile. */
export async function lockUser(tx: Runner, { userId, visitorId }: Caller) {
  const [row] = await lockUserQuery.lockUser.run({ userId, visitorId }, tx);
  return row ?? null;
}

/** Serialises registrations from one fingerprint and address until the transaction ends. */
export async function lockStarters(tx: Runner, fingerprint: string, ipAddress: string): Promise<void> {
  await lockUntilCommit(tx, 'starters', `${fingerprint}|${ipAddress}`);
}

/** Under which name `limit_marks` counts the free starters of deleted accounts. */
export function starterSubject(fingerprint: string, ipAddress: string): string {
  return `starter:${createHash('sha256').update(`${fingerprint}|${ipAddress}`).digest('hex')}`;
}

/** Free starters granted to one fingerprint and address within the window, including those of deleted accounts. */
export async function countStarters(
  tx: Runner,
  fingerprint: string,
  ipAddress: string,
  now: Date,
): Promise<number> {
  const createdAt = { gt: new Date(now.getTime() - FREE_STARTERS_WINDOW_MS) };
  const users = await tx.prisma.user.count({
    where: { starterGranted: true, browserFingerprint: fingerprint, ipAddress, createdAt },
  });
  const deleted = await tx.prisma.limitMark.count({
    where: { subject: starterSubject(fingerprint, ipAddress), createdAt },
  });
  return users + deleted;
}

/** Creates a guest with balance 0; null when this visitor already has a user. */
export async function insertUser(
  tx: Runner,
  visitorId: string,
  starterGranted: boolean,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { count } = await tx.prisma.user.createMany({
    data: { id, visitorId, messageBalance: 0, starterGranted, createdAt: now, lastSeenAt: now },
    skipDuplicates: true,
  });
  return count === 1 ? id : null;
}

/** What a browser says about itself when it registers. */
export type BrowserRecord = Pick<
  User,
  | 'browserFingerprint'
  | 'ipAddress'
  | 'userAgent'
  | 'browserName'
  | 'browserVersion'
  | 'osName'
  | 'osVersion'
  | 'deviceType'
  | 'screenResolution'
  | 'timezone'
  | 'language'
  | 'currentDomainUrl'
>;

/** Stores what the browser says about itself, and the tracking parameters if it brought any. */
export async function describeUser(
  tx: Runner,
  id: string,
  browser: BrowserRecord,
  trackingParams: Prisma.InputJsonObject | null,
  now: Date,
): Promise<void> {
  const tracking = trackingParams === null ? {} : { trackingParams, trackingParamsAt: now };
  await tx.prisma.user.updateMany({ where: { id }, data: { ...browser, ...tracking, lastSeenAt: now } });
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
