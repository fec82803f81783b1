import { stringify } from 'csv-stringify/sync';

/** How a spreadsheet knows a formula, also by the wide signs that some of them take for the same (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell of a table: text, a number, or nothing. */
export type Cell = string | number | null;

/** Text that a spreadsheet shows and does not run. A number stays one, also below zero. */
const safeCell = (cell: Cell): string | number => {
  if (cell === null) return '';
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
};

/** Rows of a table as CSV, without its head. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows.map((row) => row.map(safeCell)));

/** A table as CSV (RFC 4180, with lines that end in a line feed), which spreadsheets may open without running what people typed. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([[...titles]]) + csvRows(rows);
