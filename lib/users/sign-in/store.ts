import { lockAllUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import type { Caller } from '../store';
import * as absorbGuestQuery from './absorb-guest.queries';

/** Who somebody is at Google. */
export type GoogleProfile = {
  googleId: string;
  /** Only when Google has verified it. */
  email: string | null;
  name: string | null;
  /** Address of the picture at Google. */
  picture: string | null;
};

const PERSON = {
  id: true,
  isGoogleAuthenticated: true,
  newUserOfferEnabled: true,
} satisfies Prisma.UserSelect;

export type Person = Prisma.UserGetPayload<{ select: typeof PERSON }>;

/**
 * Serialises sign-ins to one Google account, and holds back whoever decides about the age of the browser's person, until the transaction
 * ends.
 */
export async function lockSignIn(tx: Runner, googleId: string, visitorId: string): Promise<void> {
  await lockAllUntilCommit(tx, [
    ['googleAccount', googleId],
    ['ageHold', visitorId],
  ]);
}

/** The member of a Google account, and the user of a browser. */
export async function findPeople(tx: Runner, googleId: string, { userId, visitorId }: Caller) {
  const found = await tx.prisma.user.findMany({
    where: { OR: [{ googleId }, userId === null ? { visitorId } : { id: userId }] },
    select: { ...PERSON, googleId: true, visitorId: true },
  });
  const isCaller = (user: (typeof found)[number]) =>
    userId === null ? user.visitorId === visitorId : user.id === userId;
  return {
    known: found.find((user) => user.googleId === googleId) ?? null,
    caller: found.find(isCaller) ?? null,
  };
}

/** What a browser said of itself, and where it came from. */
const BROWSER = {
  ...{ browserFingerprint: true, ipAddress: true, browserName: true, browserVersion: true, osName: true },
  ...{ osVersion: true, deviceType: true, timezone: true, language: true, currentDomainUrl: true },
  ...{ trackingParams: true, trackingParamsAt: true },
} satisfies Prisma.UserSelect;

/**
 * Opens an empty account of somebody who had one before, with everything that is given once: for a guest that becomes part of it.
 * @returns null when the guest is gone
 */
export async function openAccount(tx: Runner, googleId: string, guestId: string, now: Date) {
  const browser = await tx.prisma.user.findUnique({ where: { id: guestId }, select: BROWSER });
  if (!browser) return null;
  return tx.prisma.user.create({
    data: {
      ...{ ...browser, trackingParams: browser.trackingParams ?? undefined },
      ...{ googleId, isGoogleAuthenticated: true, messageBalance: 0, createdAt: now, lastSeenAt: now },
      ...{ starterGranted: true, newUserOfferEnabled: false },
    },
    select: PERSON,
  });
}

/** Makes a guest the member of a Google account. */
export async function upgradeGuest(
  tx: Runner,
  id: string,
  { googleId, email, name, picture }: GoogleProfile,
  now: Date,
): Promise<void> {
  await tx.prisma.user.update({
    where: { id },
    data: {
      googleId,
      email,
      name,
      profilePicture: picture,
      isGoogleAuthenticated: true,
      visitorId: null,
      lastSeenAt: now,
    },
    select: { id: true },
  });
}

/** Stores what Google says about a member today. */
export async function refreshProfile(
  tx: Runner,
  id: string,
  { email, name, picture }: GoogleProfile,
  now: Date,
): Promise<void> {
  await tx.prisma.user.updateMany({
    where: { id },
    data: { email, name, profilePicture: picture, lastSeenAt: now },
  });
}

/** Adds what the guest's own row holds to an account; an offer that either of them has used is used. */
export async function absorbGuest(tx: Runner, accountId: string, guestId: string): Promise<void> {
  await absorbGuestQuery.absorbGuest.run({ accountId, guestId }, tx);
}

/** What a guest, or a visitor without a user, consented to counts for the account. */
export async function moveConsents(
  tx: Runner,
  guestId: string | null,
  visitorId: string,
  accountId: string,
): Promise<void> {
  const ofVisitor = { userId: null, visitorId };
  await tx.prisma.consent.updateMany({
    where: guestId === null ? ofVisitor : { OR: [{ userId: guestId }, ofVisitor] },
    data: { userId: accountId },
  });
}

/** Deletes the emptied row of a guest, and notes whose it was; its ledger entries stay. */
export async function deleteGuest(tx: Runner, id: string, accountId: string, now: Date): Promise<void> {
  const { count } = await tx.prisma.user.deleteMany({ where: { id, isGoogleAuthenticated: false } });
  if (count > 0)
    await tx.prisma.formerGuest.create({ data: { guestId: id, userId: accountId, mergedAt: now } });
}

/** Where a member's picture is at Google; null when there is none. */
export async function findPicture(db: Runner, id: string): Promise<string | null> {
  const user = await db.prisma.user.findUnique({ where: { id }, select: { profilePicture: true } });
  return user?.profilePicture ?? null;
}
