import { oneOf } from '@/lib/kit/one-of';
import { OPERATOR_ROLES, type OperatorRole } from '@/lib/kit/operator';
import type { Runner } from '@/lib/kit/scope';

/** Everybody who was given a role. */
export async function listRoles(db: Runner) {
  const rows = await db.prisma.operatorRole.findMany({ orderBy: { email: 'asc' } });
  return rows.map((row) => ({ ...row, role: oneOf(OPERATOR_ROLES, row.role) }));
}

/** Gives a role, in the place of another one. */
export async function putRole(
  tx: Runner,
  { email, ...given }: { email: string; role: OperatorRole; givenBy: string; changedAt: Date },
): Promise<void> {
  await tx.prisma.operatorRole.upsert({
    where: { email },
    create: { email, ...given },
    update: given,
  });
}

/** @returns whether there was one */
export async function deleteRole(tx: Runner, email: string): Promise<boolean> {
  return (await tx.prisma.operatorRole.deleteMany({ where: { email } })).count > 0;
}
