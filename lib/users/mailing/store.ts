import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';

/** Whether the newest of a user's consents to a purpose is a yes. */
export async function isGranted(db: Runner, userId: string, purpose: string): Promise<boolean> {
  return (await findNewest(db, userId, purpose))?.granted ?? false;
}

/** The newest of a user's consents to a purpose, with the visitor who gave it. */
export function findNewest(db: Runner, userId: string, purpose: string) {
  return db.prisma.consent.findFirst({
    where: { userId, purpose },
    orderBy: { createdAt: 'desc' },
    select: { granted: true, visitorId: true, noticeVersion: true, noticeLanguage: true },
  });
}

export async function insertConsent(db: Runner, consent: Prisma.ConsentCreateManyInput): Promise<void> {
  await db.prisma.consent.create({ data: consent });
}

/** What a user is spoken to in: their choice for the interface, else the language of their browser. */
export function findLanguages(db: Runner, userId: string) {
  return db.prisma.user.findUnique({
    where: { id: userId },
    select: { interfaceLanguage: true, language: true },
  });
}

/** Whether a device of a user is told about replies, with a key of ours. */
export async function isToldOfReplies(db: Runner, userId: string, serverKey: string): Promise<boolean> {
  const where = { userId, serverKey, kinds: { has: 'reply' } };
  return (await db.prisma.pushSubscription.count({ where })) > 0;
}
