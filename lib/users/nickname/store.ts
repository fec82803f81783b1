import type { Runner } from '@/lib/kit/scope';

/** Writes what companions call a user; null = as without. */
export async function writeNickname(db: Runner, id: string, nickname: string | null): Promise<void> {
  await db.prisma.user.updateMany({ where: { id }, data: { nickname } });
}
