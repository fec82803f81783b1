import type { Runner } from '@/lib/kit/scope';

/** Notes the day on which something was shown to a user. @returns whether it is the first time that day: of several at once for one */
export async function noteShown(
  db: Runner,
  id: string,
  what: 'homeOn' | 'paywallOn',
  day: Date,
): Promise<boolean> {
  const { count } = await db.prisma.user.updateMany({
    where: { id, OR: [{ [what]: null }, { [what]: { not: day } }] },
    data: { [what]: day },
  });
  return count === 1;
}
