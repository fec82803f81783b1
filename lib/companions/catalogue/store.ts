import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import * as findByNameQuery from './find-by-name.queries';
import * as findStatisticsQuery from './find-statistics.queries';

export type { FindStatisticsResult as Statistics } from './find-statistics.queries';

const IS_OFFERED = {
  suitableForChatTypes: { has: 'psychologist' },
  hiddenAt: null,
} satisfies Prisma.CompanionWhereInput;

const PROFILE = {
  id: true,
  slug: true,
  name: true,
  imagePath: true,
  areaOfExpertise: true,
  yearsOfExperience: true,
  casesHandled: true,
  rating: true,
  education: true,
  aboutMe: true,
  unavailableUntil: true,
  maxSimultaneousChats: true,
  place: true,
} satisfies Prisma.CompanionSelect;

export type CatalogueRow = Prisma.CompanionGetPayload<{ select: typeof PROFILE }>;

/** Every psychologist companion that is offered, oldest first. */
export function findCatalogue(db: Runner): Promise<CatalogueRow[]> {
  return db.prisma.companion.findMany({
    where: IS_OFFERED,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: PROFILE,
  });
}

export function findById(db: Runner, id: string): Promise<CatalogueRow | null> {
  return db.prisma.companion.findUnique({ where: { id, ...IS_OFFERED }, select: PROFILE });
}

/** The companion that has a slug or once had it. */
export async function findBySlug(db: Runner, slug: string): Promise<CatalogueRow | null> {
  const found = await db.prisma.companionSlug.findFirst({
    where: { slug, companion: IS_OFFERED },
    select: { companion: { select: PROFILE } },
  });
  return found?.companion ?? null;
}

/** The oldest companion of that name, in any case. */
export async function findByName(db: Runner, name: string): Promise<CatalogueRow | null> {
  const [found] = await findByNameQuery.findByName.run({ name }, db);
  return found ? findById(db, found.id) : null;
}

/**
 * What real people's reviews and chats say about companions, for every companion that has any.
 * @param quietSince a chat is finished when nobody has written in it since
 */
export function findStatistics(db: Runner, quietSince: Date) {
  return findStatisticsQuery.findStatistics.run({ quietSince }, db);
}
