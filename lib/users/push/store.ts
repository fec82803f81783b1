import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import type { PushKind } from './constants';
import type { PushTarget } from './ports';
import { queueNotice } from './queue-notice.queries';

export type NewNotice = {
  userId: string;
  kind: PushKind;
  key: string;
  /** The chat it is about, if any. */
  chatId: string | null;
};

/** Leaves a notice to be sent to every device of a user that is told about its kind, once for each key. */
export async function insertNotices(tx: Runner, notice: NewNotice, dueAt: Date, now: Date): Promise<void> {
  await queueNotice.run({ ...notice, dueAt, now }, tx);
}

/** Takes back what was about to be told. */
export async function dropNotices(db: Runner, userId: string, key: string): Promise<void> {
  await db.prisma.pushNotice.deleteMany({ where: { key, state: 'queued', subscription: { userId } } });
}

const DEVICE = {
  id: true,
  sessionId: true,
  kinds: true,
  showsSender: true,
  createdAt: true,
  session: { select: { browserName: true, osName: true } },
} satisfies Prisma.PushSubscriptionSelect;

/** The devices of a user that can be told with a key of ours, the one turned on last first. */
export function listDevices(db: Runner, userId: string, serverKey: string) {
  return db.prisma.pushSubscription.findMany({
    where: { userId, serverKey },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: DEVICE,
  });
}

export type Subscription = PushTarget & { serverKey: string; createdAt: Date };

/** Has a session's device told at an address, whoever had that before; what was chosen for the device stays. */
export async function putSubscription(
  tx: Runner,
  { userId, sessionId }: { userId: string; sessionId: string },
  { chosen, ...subscription }: Subscription & { chosen: { kinds: string[]; showsSender: boolean } },
): Promise<void> {
  await tx.prisma.pushSubscription.deleteMany({
    where: { endpoint: subscription.endpoint, sessionId: { not: sessionId } },
  });
  const { createdAt: _createdAt, ...address } = subscription;
  await tx.prisma.pushSubscription.upsert({
    where: { sessionId },
    create: { userId, sessionId, ...subscription, ...chosen },
    update: address,
  });
}

/** Whether a session's device is told something. */
export async function isTold(db: Runner, sessionId: string): Promise<boolean> {
  return (await db.prisma.pushSubscription.count({ where: { sessionId } })) === 1;
}

/** Deletes a user's subscriptions behind the newest ones. */
export async function deleteOldest(tx: Runner, userId: string, keep: number): Promise<void> {
  const old = await tx.prisma.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip: keep,
    select: { id: true },
  });
  if (old.length > 0)
    await tx.prisma.pushSubscription.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** @returns whether there is such a device of that user */
export async function setChosen(
  db: Runner,
  userId: string,
  id: string,
  chosen: { kinds: PushKind[]; showsSender: boolean },
): Promise<boolean> {
  const { count } = await db.prisma.pushSubscription.updateMany({ where: { id, userId }, data: chosen });
  return count === 1;
}

/** Takes a kind from what all devices of a user are told, with what was about to be told of it. */
export async function dropKind(tx: Runner, userId: string, kind: PushKind): Promise<void> {
  const devices = await tx.prisma.pushSubscription.findMany({
    where: { userId, kinds: { has: kind } },
    select: { id: true, kinds: true },
  });
  for (const { id, kinds } of devices)
    await tx.prisma.pushSubscription.updateMany({
      where: { id },
      data: { kinds: kinds.filter((one) => one !== kind) },
    });
  await tx.prisma.pushNotice.deleteMany({ where: { kind, state: 'queued', subscription: { userId } } });
}

/** @returns whether there was such a device of that user */
export async function deleteSubscription(db: Runner, userId: string, id: string): Promise<boolean> {
  const { count } = await db.prisma.pushSubscription.deleteMany({ where: { id, userId } });
  return count === 1;
}

const KEPT = {
  endpoint: true,
  p256dh: true,
  auth: true,
  serverKey: true,
  kinds: true,
  showsSender: true,
  createdAt: true,
} satisfies Prisma.PushSubscriptionSelect;

/** Takes the subscription of a session away; null when it has none. */
export async function takeSubscription(tx: Runner, sessionId: string) {
  const found = await tx.prisma.pushSubscription.findUnique({ where: { sessionId }, select: KEPT });
  if (found) await tx.prisma.pushSubscription.deleteMany({ where: { sessionId } });
  return found;
}

const DUE = {
  id: true,
  kind: true,
  chatId: true,
  tries: true,
  createdAt: true,
  subscription: {
    select: {
      id: true,
      userId: true,
      ...KEPT,
      user: { select: { interfaceLanguage: true, language: true } },
    },
  },
} satisfies Prisma.PushNoticeSelect;

export type DueNotice = Prisma.PushNoticeGetPayload<{ select: typeof DUE }>;

/** Takes due notices for this process; others leave them alone until the lease ends. */
export async function claimDue(db: Runner, now: Date, leaseUntil: Date, take: number): Promise<DueNotice[]> {
  const isDue = { state: 'queued', nextTryAt: { lte: now } };
  const due = await db.prisma.pushNotice.findMany({
    where: isDue,
    orderBy: { nextTryAt: 'asc' },
    take,
    select: { id: true },
  });
  const claimed: string[] = [];
  for (const { id } of due) {
    // Whoever comes second finds it leased.
    const { count } = await db.prisma.pushNotice.updateMany({
      where: { id, ...isDue },
      data: { nextTryAt: leaseUntil, tries: { increment: 1 } },
    });
    if (count === 1) claimed.push(id);
  }
  if (claimed.length === 0) return [];
  return db.prisma.pushNotice.findMany({ where: { id: { in: claimed } }, select: DUE });
}

type End = { state: 'sent' | 'failed' | 'dropped'; error: string | null; sentAt: Date | null };

/** Notes how a notice ended. */
export async function endNotice(db: Runner, id: string, end: End): Promise<void> {
  await db.prisma.pushNotice.updateMany({
    where: { id, state: 'queued' },
    data: { ...end, nextTryAt: null },
  });
}

/** Notes when a notice is tried again; `error` null: it was not tried at all, and that try does not count. */
export async function postponeNotice(
  db: Runner,
  id: string,
  error: string | null,
  nextTryAt: Date,
): Promise<void> {
  const data = error === null ? { nextTryAt, tries: { decrement: 1 } } : { nextTryAt, error };
  await db.prisma.pushNotice.updateMany({ where: { id, state: 'queued' }, data });
}

/** Deletes a subscription that its push service knows no more, with everything that was to go there. */
export async function forgetSubscription(db: Runner, id: string): Promise<void> {
  await db.prisma.pushSubscription.deleteMany({ where: { id } });
}

/** For the export of a user's data: neither addresses nor keys. */
export async function listTold(db: Runner, userId: string) {
  const devices = await db.prisma.pushSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { endpoint: true, kinds: true, showsSender: true, createdAt: true },
  });
  return devices.map(({ endpoint, kinds, ...device }) => ({
    service: new URL(endpoint).hostname,
    toldAbout: kinds.join(', '),
    ...device,
  }));
}

export function listNotices(db: Runner, userId: string) {
  return db.prisma.pushNotice.findMany({
    where: { subscription: { userId } },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, createdAt: true, sentAt: true },
  });
}

export async function deleteNoticesBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.pushNotice.deleteMany({
    where: { createdAt: { lt: before } },
    limit: rows,
  });
  return count;
}
