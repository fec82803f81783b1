import { CASE_KINDS, type CaseKind } from '@/lib/issues/constants';
import type { OperatorRole } from '@/lib/kit/operator';

/** The number in "SA-1001". */
export const issueIn = (text: string): number => Number(text.slice('SA-'.length));

/** What of the queue a role works on: what people write of money and orders is no matter of safety. */
export const kindsFor = (role: OperatorRole): readonly CaseKind[] =>
  role === 'safety' ? ['message', 'review'] : CASE_KINDS;
