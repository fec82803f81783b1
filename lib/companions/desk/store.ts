import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { REVISIONS_SHOWN } from './constants';
import type { Texts } from './rules';

const DESK = {
  ...{ id: true, name: true, imagePath: true, aboutMe: true, persona: true, suitableForChatTypes: true },
  ...{ yearsOfExperience: true, education: true, areaOfExpertise: true, rating: true, casesHandled: true },
  ...{ unavailableUntil: true, maxSimultaneousChats: true, hiddenAt: true, place: true, revision: true },
} satisfies Prisma.CompanionSelect;

type Row = Prisma.CompanionGetPayload<{ select: typeof DESK }>;

const textsOf = (row: Row): Texts => ({
  name: row.name,
  aboutMe: row.aboutMe,
  areaOfExpertise: row.areaOfExpertise ?? '',
  education: row.education ?? '',
  yearsOfExperience: row.yearsOfExperience,
  casesHandled: row.casesHandled,
  rating: row.rating?.toFixed(1) ?? null,
  persona: row.persona,
});

export type DeskCompanion = ReturnType<typeof toDesk>;

function toDesk(row: Row) {
  const { id, imagePath, unavailableUntil, maxSimultaneousChats, hiddenAt, place, revision } = row;
  const chatTypes = row.suitableForChatTypes.map((type) => oneOf(CHAT_TYPES, type));
  return {
    ...{ id, imagePath, chatTypes, unavailableUntil, maxSimultaneousChats, hiddenAt, place, revision },
    texts: textsOf(row),
  };
}

/** One writer of companions at a time: names are compared with those of all others. Held until the transaction ends. */
export const lockCompanions = (tx: Runner) => lockUntilCommit(tx, 'companionDesk', 'all');

/** Every companion, hidden ones too, by their main chat type and name. */
export async function listAll(db: Runner): Promise<DeskCompanion[]> {
  const rows = await db.prisma.companion.findMany({
    select: DESK,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toDesk);
}

export async function findOne(db: Runner, id: string): Promise<DeskCompanion | null> {
  const row = await db.prisma.companion.findUnique({ where: { id }, select: DESK });
  return row && toDesk(row);
}

/** By its name, in any case; null also when two have it. */
export async function findByName(db: Runner, name: string): Promise<DeskCompanion | null> {
  const rows = await db.prisma.companion.findMany({
    where: { name: { equals: name.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } },
    select: DESK,
    take: 2,
  });
  return rows.length === 1 && rows[0] ? toDesk(rows[0]) : null;
}

/** What people are offered of a companion, besides its texts. */
export type Service = {
  hiddenAt?: Date | null;
  unavailableUntil?: Date | null;
  maxSimultaneousChats?: number | null;
  place?: number | null;
};

export async function updateService(tx: Runner, id: string, service: Service): Promise<void> {
  await tx.prisma.companion.update({ where: { id }, data: service });
}

export type NewRevision = {
  companionId: string;
  author: string;
  at: Date;
  before: Texts;
  after: Texts;
  takesBack: number | null;
};

/** Writes texts and the line of their history. @param revision how often they had been changed before */
export async function updateTexts(tx: Runner, revision: number, change: NewRevision): Promise<void> {
  const { companionId: id, after } = change;
  const { areaOfExpertise, education, ...texts } = after;
  await tx.prisma.companion.update({
    where: { id },
    data: {
      ...texts,
      areaOfExpertise: areaOfExpertise || null,
      education: education || null,
      revision: revision + 1,
    },
  });
  await tx.prisma.companionRevision.create({ data: { ...change, number: revision + 1 } });
}

const REVISION = {
  ...{ number: true, author: true, at: true, before: true, after: true, takesBack: true },
} satisfies Prisma.CompanionRevisionSelect;

type RevisionRow = Prisma.CompanionRevisionGetPayload<{ select: typeof REVISION }>;

// Only `updateTexts` writes them.
const withTexts = (row: RevisionRow) => ({ ...row, before: row.before as Texts, after: row.after as Texts });

/** The newest changes of a companion's texts. */
export async function listRevisions(db: Runner, companionId: string) {
  const rows = await db.prisma.companionRevision.findMany({
    where: { companionId },
    orderBy: { number: 'desc' },
    take: REVISIONS_SHOWN,
    select: REVISION,
  });
  return rows.map(withTexts);
}

export async function findRevision(db: Runner, companionId: string, number: number) {
  const row = await db.prisma.companionRevision.findUnique({
    where: { companionId_number: { companionId, number } },
    select: REVISION,
  });
  return row && withTexts(row);
}
