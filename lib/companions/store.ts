import { CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import * as findLeastRecentQuery from './find-least-recent.queries';

const COMPANION = {
  id: true,
  name: true,
  imagePath: true,
  aboutMe: true,
  persona: true,
  areaOfExpertise: true,
  suitableForChatTypes: true,
  unavailableUntil: true,
  hiddenAt: true,
  maxSimultaneousChats: true,
} satisfies Prisma.CompanionSelect;

export type CompanionRow = NonNullable<Awaited<ReturnType<typeof findCompanion>>>;

export async function findCompanion(db: Runner, id: string) {
  const row = await db.prisma.companion.findUnique({ where: { id }, select: COMPANION });
  return (
    row && { ...row, suitableForChatTypes: row.suitableForChatTypes.map((type) => oneOf(CHAT_TYPES, type)) }
  );
}

/**
 * Of the available companions of a chat type, the one whose last chat began longest ago; those first who have this type
 * as their main one.
 */
export async function findLeastRecentCompanion(
  db: Runner,
  chatType: ChatType,
  now: Date,
  except: readonly string[],
): Promise<CompanionRow | null> {
  const [found] = await findLeastRecentQuery.findLeastRecent.run({ chatType, now, except: [...except] }, db);
  return found ? findCompanion(db, found.id) : null;
}

/** Every psychologist companion that is offered, with the number of its places. */
export function findPlaces(db: Runner) {
  return db.prisma.companion.findMany({
    where: { suitableForChatTypes: { has: 'psychologist' }, hiddenAt: null },
    select: { id: true, maxSimultaneousChats: true },
  });
}
