/*
 * Invariants:
 * - Whoever reads or downloads a statement leaves a line in the audit log; it names orders and no people.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { readStatement, statementCsv } from '@/lib/payments/statements/service';
import { recordLook } from '../audit/service';
import type { downloadStatement as downloadEndpoint, getStatement as getEndpoint } from './contract';

/** Sums by day. @throws AppError `bad_input` (no such day or month) */
export async function getStatement(
  scope: OperatorScope,
  { period }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const { titles, rows } = await readStatement(scope.db, { period, part: 'days' });
  await recordLook(scope, { action: 'statement.look', subject: { kind: 'period', id: period } });
  return { titles: [...titles], rows: rows.map((row) => [...row]) };
}

/** A statement as CSV. @throws AppError `bad_input` (no such day or month) */
export async function downloadStatement(
  scope: OperatorScope,
  { period, part = 'days' }: Input<typeof downloadEndpoint>,
): Promise<Answer<typeof downloadEndpoint>> {
  const statement = await readStatement(scope.db, { period, part });
  await recordLook(scope, {
    action: 'statement.download',
    subject: { kind: 'period', id: period },
    detail: { part, rows: statement.rows.length },
  });
  return {
    name: `statement-${period}-${part}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(statementCsv(statement)),
  };
}
