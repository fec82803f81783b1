import { notFound } from 'next/navigation';
import type { Operator, OperatorRole } from '@/lib/kit/operator';
import { admitCaller } from './admit-caller';
import { type PageRead, type Read, readWith } from './page-data';
import { pageScope } from './page-scope';

type Reads = readonly Promise<unknown>[];

export type ConsolePage<R extends Reads> =
  /** The console lay idle: the operator signs in again. */
  { operator: Operator; isIdle: true } | ({ operator: Operator; isIdle: false } & PageRead<R>);

/**
 * A page of the console: for everybody but operators of these roles there is no such page.
 * @param reads as in `readPageData`
 */
export async function readConsolePage<const R extends Reads>(
  roles: readonly OperatorRole[],
  reads: (read: Read) => R,
): Promise<ConsolePage<R>> {
  const scope = await pageScope();
  const admitted = scope && (await admitCaller(roles, scope.actor));
  if (!admitted) notFound();
  const { operator, isIdle } = admitted;
  if (isIdle) return { operator, isIdle };
  return { operator, isIdle, ...(await readWith({ ...scope, operator }, reads)) };
}
