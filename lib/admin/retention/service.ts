/*
 * Invariants:
 * - What is told are periods and numbers; nothing about a person.
 */
import { listRetention as listPeriods } from '@/lib/account/retention/service';
import type { Answer } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import type { listRetention as listEndpoint } from './contract';

/** What is kept how long, and what the nightly job did about it. */
export async function listRetention(scope: OperatorScope): Promise<Answer<typeof listEndpoint>> {
  const lines = await listPeriods(scope);
  return { kinds: lines.map((line) => ({ ...line, lastAt: line.lastAt?.toISOString() ?? null })) };
}
