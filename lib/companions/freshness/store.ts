import type { Runner } from '@/lib/kit/scope';

/** The number that triggers count up. */
export async function findVersion(db: Runner): Promise<string> {
  const row = await db.prisma.catalogueVersion.findUniqueOrThrow({ where: { id: 1 } });
  return String(row.version);
}
