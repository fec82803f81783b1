import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { EVALUATIONS_SHOWN } from './constants';

const VERSION = {
  ...{ id: true, promptFor: true, promptVersion: true, isActive: true },
  ...{ createdAt: true, createdBy: true, note: true },
} satisfies Prisma.PromptSelect;

/** Every version of every prompt without its text, the newest first. */
export const listVersions = (db: Runner) =>
  db.prisma.prompt.findMany({
    orderBy: [{ promptFor: 'asc' }, { createdAt: 'desc' }, { promptVersion: 'desc' }],
    select: VERSION,
  });

export const findVersion = (db: Runner, id: string) =>
  db.prisma.prompt.findUnique({ where: { id }, select: { ...VERSION, promptText: true } });

export const findByVersion = (db: Runner, promptFor: string, promptVersion: string) =>
  db.prisma.prompt.findUnique({
    where: { promptFor_promptVersion: { promptFor, promptVersion } },
    select: VERSION,
  });

export const findActive = (db: Runner, promptFor: string) =>
  db.prisma.prompt.findFirst({ where: { promptFor, isActive: true }, select: VERSION });

/** A version of a chat type with the very same text; null when there is none. */
export const findSameText = (db: Runner, promptFor: string, promptText: string) =>
  db.prisma.prompt.findFirst({ where: { promptFor, promptText }, select: { promptVersion: true } });

/** Changes of a chat type's versions wait for each other. */
export const lockVersions = (tx: Runner, promptFor: string): Promise<void> =>
  lockUntilCommit(tx, 'prompts', `prompt ${promptFor}`);

export const insertVersion = (
  tx: Runner,
  version: {
    promptFor: string;
    promptVersion: string;
    promptText: string;
    note: string;
    createdBy: string;
    createdAt: Date;
  },
) => tx.prisma.prompt.create({ data: { ...version, isActive: false }, select: { id: true } });

/** Makes a version the active one of its chat type. Deactivates first: an index allows one active version at any moment. */
export async function makeActive(tx: Runner, promptFor: string, promptVersion: string): Promise<void> {
  await tx.prisma.prompt.updateMany({ where: { promptFor, isActive: true }, data: { isActive: false } });
  await tx.prisma.prompt.update({
    where: { promptFor_promptVersion: { promptFor, promptVersion } },
    data: { isActive: true },
  });
}

export const insertActivation = (
  tx: Runner,
  activation: {
    promptFor: string;
    fromVersion: string | null;
    toVersion: string;
    activatedBy: string;
    rolledBack: boolean;
    reason: string | null;
    createdAt: Date;
  },
) => tx.prisma.promptActivation.create({ data: activation, select: { id: true } });

/** Activations of one chat type, the newest first. */
export const listActivationsOf = (db: Runner, promptFor: string) =>
  db.prisma.promptActivation.findMany({
    where: { promptFor },
    orderBy: { seq: 'desc' },
    select: { fromVersion: true, rolledBack: true },
  });

/** Activations, of one chat type or of all: those of a cut, in the order of the list. */
export async function listActivations(
  db: Runner,
  { chatType, ...times }: Times & { chatType: string | undefined },
  cut: Cut<'when'>,
) {
  const { where, orderBy, take } = pageOf(cut, { column: 'seq', as: 'bigint' }, 'seq');
  const rows = await db.prisma.promptActivation.findMany({
    where: {
      AND: [chatType === undefined ? {} : { promptFor: chatType }, withinTimes('createdAt', times), where],
    },
    orderBy,
    take,
  });
  return inListOrder(rows, cut);
}

/** When each version was last made the active one of its chat type. */
export const findLastActivations = (db: Runner) =>
  db.prisma.promptActivation.groupBy({ by: ['promptFor', 'toVersion'], _max: { createdAt: true } });

/** The newest evaluations of a version. */
export const listEvaluations = (db: Runner, promptId: string) =>
  db.prisma.promptEvaluation.findMany({
    where: { promptId },
    orderBy: { createdAt: 'desc' },
    take: EVALUATIONS_SHOWN,
  });

type NewEvaluation = {
  promptId: string;
  companionId: string;
  createdBy: string;
  /** The operator's user, whose day the tokens count for. */
  operatorId: string | null;
  role: string;
  createdAt: Date;
  result: Prisma.InputJsonValue;
};

/** Lets an evaluation wait for its job. @returns its id; null while another one of the version is under way */
export async function insertEvaluation(tx: Runner, evaluation: NewEvaluation): Promise<string | null> {
  const [row] = await tx.prisma.promptEvaluation.createManyAndReturn({
    data: { ...evaluation, state: 'waiting' },
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Takes the oldest evaluation that waits, or whose process died; null when there is none. */
export async function claimEvaluation(db: Runner, now: Date, leaseUntil: Date) {
  const isDue = { OR: [{ state: 'waiting' }, { state: 'running', leaseUntil: { lt: now } }] };
  const due = await db.prisma.promptEvaluation.findFirst({
    where: isDue,
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (!due) return null;
  // Whoever comes second finds it leased.
  const [claimed] = await db.prisma.promptEvaluation.updateManyAndReturn({
    where: { id: due.id, ...isDue },
    data: { state: 'running', leaseUntil },
  });
  return claimed ?? null;
}

/** Notes how far an evaluation is, or how it ended. */
export async function noteEvaluation(
  db: Runner,
  id: string,
  change: { state: 'running' | 'done' | 'failed'; leaseUntil: Date | null; result: Prisma.InputJsonValue },
): Promise<void> {
  await db.prisma.promptEvaluation.updateMany({ where: { id, state: 'running' }, data: change });
}

/** How many chats began with each version, by its id. Reads every chat. */
export async function countChats(db: Runner): Promise<Map<string, number>> {
  const rows = await db.prisma.chatSession.groupBy({ by: ['promptId'], _count: true });
  return new Map(rows.flatMap(({ promptId, _count }) => (promptId === null ? [] : [[promptId, _count]])));
}
