import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Db, Runner } from '@/lib/kit/scope';

type Insert = { key: string; userId: string | null; subject: string; text: string | null; kind?: string };

/** Leaves a mail to be sent; false when there is one of that key. */
export async function insertMail(tx: Runner, mail: Insert, now: Date, dueAt: Date): Promise<boolean> {
  const { count } = await tx.prisma.mail.createMany({
    data: { ...mail, createdAt: now, nextTryAt: dueAt },
    skipDuplicates: true,
  });
  return count === 1;
}

const COLUMNS = {
  ...{ id: true, userId: true, kind: true, chatId: true },
  ...{ subject: true, text: true, tries: true, createdAt: true },
} as const;

export type DueMail = {
  id: string;
  userId: string | null;
  kind: string | null;
  chatId: string | null;
  subject: string;
  text: string | null;
  tries: number;
  createdAt: Date;
};

/** Takes due mails for this process; others leave them alone until the lease ends. */
export async function claimDueMails(
  db: Runner,
  now: Date,
  leaseUntil: Date,
  take: number,
): Promise<DueMail[]> {
  const due = await db.prisma.mail.findMany({
    where: { state: 'queued', nextTryAt: { lte: now } },
    orderBy: { nextTryAt: 'asc' },
    take,
    select: { id: true },
  });
  const claimed: DueMail[] = [];
  for (const { id } of due)
    claimed.push(
      // Whoever comes second finds it leased.
      ...(await db.prisma.mail.updateManyAndReturn({
        where: { id, state: 'queued', nextTryAt: { lte: now } },
        data: { nextTryAt: leaseUntil, tries: { increment: 1 } },
        select: COLUMNS,
      })),
    );
  return claimed;
}

type End = { state: 'sent' | 'failed' | 'dropped'; error: string | null; sentAt: Date | null };

/** Notes how a mail ended; its words go. */
export async function endMail(db: Runner, id: string, { state, error, sentAt }: End): Promise<void> {
  await db.prisma.mail.updateMany({
    where: { id, state: 'queued' },
    // What failed may be tried again by an operator, with its words.
    data: { state, error, sentAt, nextTryAt: null, ...(state === 'failed' ? {} : { text: null }) },
  });
}

/** Notes when a mail is tried again; `error` null: it was not tried at all, and that try does not count. */
export async function postponeMail(
  db: Runner,
  id: string,
  error: string | null,
  nextTryAt: Date,
): Promise<void> {
  const data = error === null ? { nextTryAt, tries: { decrement: 1 } } : { nextTryAt, error };
  await db.prisma.mail.updateMany({ where: { id, state: 'queued' }, data });
}

/** Gives a mail another key, which it may have already; false when another mail has that. Not inside a transaction, which would be lost then. */
export async function takeKey(db: Db, id: string, key: string): Promise<boolean> {
  try {
    const { count } = await db.prisma.mail.updateMany({ where: { id }, data: { key } });
    return count === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Deletes a mail that nobody needs and nobody was sent. */
export async function deleteMail(db: Runner, id: string): Promise<void> {
  await db.prisma.mail.deleteMany({ where: { id, state: 'queued' } });
}

/** Queues a mail again that failed; false when there is none. */
export async function retryMail(tx: Runner, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.prisma.mail.updateMany({
    where: { id, state: 'failed' },
    data: { state: 'queued', tries: 0, nextTryAt: now },
  });
  return count === 1;
}

/** Mails that wait to be taken, since when, and those that failed, the newest first. What is not to go out before a later moment does not wait. */
export async function countMails(db: Runner, now: Date, failedTake: number) {
  const isWaiting = { state: 'queued', OR: [{ tries: { gt: 0 } }, { nextTryAt: { lte: now } }] };
  const [waiting, failed] = await Promise.all([
    db.prisma.mail.aggregate({ where: isWaiting, _count: true, _min: { createdAt: true } }),
    db.prisma.mail.findMany({
      where: { state: 'failed' },
      orderBy: { createdAt: 'desc' },
      take: failedTake,
      select: { id: true, error: true, createdAt: true },
    }),
  ]);
  return { waiting: waiting._count, oldestAt: waiting._min.createdAt, failed };
}

/** Mails to a person, oldest first. */
export function collectPersonalData(db: Runner, userId: string) {
  return db.prisma.mail.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, subject: true, text: true, state: true, createdAt: true, sentAt: true },
  });
}

export async function deleteMailsBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.mail.deleteMany({ where: { createdAt: { lt: before } }, limit: rows });
  return count;
}
