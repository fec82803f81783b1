import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findWarning } from '@/lib/admin/jobs/service';
import { OPERATOR_ROLES, type Operator, type OperatorRole } from '@/lib/kit/operator';
import { admitCaller } from './admit-caller';
import { type PageRead, type Read, readWith } from './page-data';
import { pageScope } from './page-scope';

type Reads = readonly Promise<unknown>[];

export type ConsolePage<R extends Reads> =
  /** The console lay idle: the operator signs in again. */
  { operator: Operator; isIdle: true } | ({ operator: Operator; isIdle: false } & PageRead<R>);

/** Who asks for a page, looked up once for the page and its title. */
const enter = cache(async (roles: readonly OperatorRole[]) => {
  const scope = await pageScope();
  const admitted = scope && (await admitCaller(roles, scope.actor));
  return admitted && { scope, ...admitted };
});

/** The title of a page of the console, which only who may enter reads. */
export const consoleMetadata =
  (roles: readonly OperatorRole[], title: string) => async (): Promise<Metadata> => ({
    title: (await enter(roles)) ? title : 'Page not found',
    robots: { index: false },
  });

/**
 * A page of the console: for everybody but operators of these roles there is no such page.
 * @param reads as in `readPageData`
 */
export async function readConsolePage<const R extends Reads>(
  roles: readonly OperatorRole[],
  reads: (read: Read) => R,
): Promise<ConsolePage<R>> {
  const found = await enter(roles);
  if (!found) notFound();
  const { scope, operator, isIdle } = found;
  if (isIdle) return { operator, isIdle };
  return { operator, isIdle, ...(await readWith({ ...scope, operator }, reads)) };
}

/** What every page of the console says while payments are not reconciled; null while they are, and for everybody else. */
export async function readConsoleWarning(): Promise<string | null> {
  const found = await enter(OPERATOR_ROLES);
  return found && !found.isIdle ? findWarning(found.scope.db, found.scope.now()) : null;
}
