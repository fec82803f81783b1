import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under one another. */
  numeric?: boolean;
};

/** A table that scrolls sideways by itself where the screen is narrow. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
}: {
  /** What it lists, for who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: string;
}) {
  if (rows.length === 0) return <p className="text-muted leading-6">{empty}</p>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border-[1.5px] border-line bg-card"
    >
      <Table className="text-sm leading-5">
        <caption className="sr-only">{caption}</caption>
        <TableHeader>
          <TableRow>
            {columns.map(({ title, numeric }) => (
              <TableHead key={title} className={`whitespace-nowrap px-3 py-2 ${numeric ? 'text-right' : ''}`}>
                {title}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} className="border-line border-t-[1.5px] align-top">
              {columns.map(({ title, cell, numeric }) => (
                <TableCell key={title} className={`px-3 py-2 ${numeric ? 'text-right tabular-nums' : ''}`}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
