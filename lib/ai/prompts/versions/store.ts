import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { ACTIVATIONS_SHOWN, EVALUATIONS_SHOWN } from './constants';

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

/** Changes of a chat type's versions wait for each other; `npm run prompts` takes the same lock. */
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
    reason: string;
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

/** The newest activations of all. */
export const listActivations = (db: Runner) =>
  db.prisma.promptActivation.findMany({ orderBy: { seq: 'desc' }, take: ACTIVATIONS_SHOWN });

/** The newest evaluations of a version. */
export const listEvaluations = (db: Runner, promptId: string) =>
  db.prisma.promptEvaluation.findMany({
    where: { promptId },
    orderBy: { createdAt: 'desc' },
    take: EVALUATIONS_SHOWN,
  });

export const insertEvaluation = (
  tx: Runner,
  evaluation: {
    promptId: string;
    createdBy: string;
    createdAt: Date;
    result: Prisma.InputJsonValue;
  },
) => tx.prisma.promptEvaluation.create({ data: evaluation, select: { id: true } });
