/*
 * Invariants:
 * - Whoever takes a list home leaves a line in the audit log that says which one and how much of it.
 * - Nothing in the file runs when a spreadsheet opens it.
 */
import { stringify } from 'csv-stringify/sync';
import type { FileAnswer } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordLook } from '../audit/service';

type Cell = string | number | boolean | null | undefined;

/**
 * Rows as CSV, with a line in the audit log.
 * @param name of the list, in plain ASCII; the file is named by it and the day
 * @param columns titles of the columns, each with what stands in it
 */
export async function csvOf<Row>(
  scope: OperatorScope,
  name: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): Promise<FileAnswer> {
  const subject = { kind: 'list', id: name };
  await recordLook(scope, { action: 'list.export', subject, detail: { rows: rows.length } });
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row) ?? ''));
  // https://owasp.org/www-community/attacks/CSV_Injection; numbers stay numbers, of which a minus is no formula.
  const body = stringify(cells, { escape_formulas: true, cast: { boolean: String, number: String } });
  return {
    name: `${name}-${scope.now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(stringify([Object.keys(columns)]) + body),
  };
}
