/*
 * Invariants:
 * - Every list is paged by keys: no row is shown twice or left out between two pages, whatever is written meanwhile.
 * - Whoever takes a list home leaves a line in the audit log that says which one, how much of it, and by which filters, without what
 *   was typed into them.
 * - Nothing in the file runs when a spreadsheet opens it.
 */
import { csvOf } from '@/lib/kit/csv';
import type { FileAnswer } from '@/lib/kit/endpoint';
import type { Cut, Place } from '@/lib/kit/keyset';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordLook } from '../audit/service';
import { CSV_MAX, LIST_PAGE } from './constants';
import { type Asked, cutOf, cutPage, writePlace } from './rules';

/** How a list is read: its order when nobody asks for another, and the place of a row in an order. */
export type Listing<Row, By extends string> = {
  first: By | `-${By}`;
  placeOf: (row: Row, by: By) => Place;
};

/** @param find the rows of a cut, in the order of the list */
export async function readPage<Row, By extends string>(
  asked: Asked<By>,
  { first, placeOf }: Listing<Row, By>,
  find: (cut: Cut<By>) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; after: string | null; before: string | null }> {
  const cut = cutOf(asked, first, LIST_PAGE + 1);
  const way = cut.back ? 'before' : cut.from === null ? null : 'after';
  return cutPage(await find(cut), LIST_PAGE, way, (row) => writePlace(placeOf(row, cut.by)));
}

type Cell = string | number | boolean | Date | null | undefined;

function toCell(value: Cell): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? null);
}

/**
 * A list as CSV from its first row on, as it is ordered and filtered, with a line in the audit log.
 * @param name of the list, in plain ASCII; the file is named by it and the day
 * @param find the rows of a cut, in the order of the list
 * @param columns titles of the columns, each with its unit (`_inr`, `_utc`, `_ms`) and what stands in it
 */
export async function exportList<Row, By extends string>(
  scope: OperatorScope,
  name: string,
  asked: Asked<By>,
  { first }: Pick<Listing<Row, By>, 'first'>,
  find: (cut: Cut<By>) => Promise<readonly Row[]>,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): Promise<FileAnswer> {
  const { order = first } = asked;
  const found = await find(cutOf<By>({ order }, first, CSV_MAX + 1));
  const rows = found.slice(0, CSV_MAX);
  const isAll = found.length <= CSV_MAX;
  const filters = Object.entries(asked).flatMap(([filter, value]) =>
    value === undefined || ['order', 'after', 'before'].includes(filter) ? [] : [filter],
  );
  await recordLook(scope, {
    action: 'list.export',
    subject: { kind: 'list', id: name },
    detail: { rows: rows.length, isAll, order, filters },
  });
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => toCell(cellOf(row))));
  return {
    name: `${name}-${scope.now().toISOString().slice(0, 10)}${isAll ? '' : `-first-${CSV_MAX}`}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(csvOf(Object.keys(columns), cells)),
  };
}
