import type { Runner } from '@/lib/kit/scope';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';

/** Writes what a user reads the interface in. */
export async function writeLanguage(db: Runner, id: string, language: InterfaceLanguage): Promise<void> {
  await db.prisma.user.updateMany({ where: { id }, data: { interfaceLanguage: language } });
}

/** What a user has chosen to read the interface in; null: nothing. */
export async function findLanguage(db: Runner, id: string): Promise<string | null> {
  const user = await db.prisma.user.findUnique({ where: { id }, select: { interfaceLanguage: true } });
  return user?.interfaceLanguage ?? null;
}
