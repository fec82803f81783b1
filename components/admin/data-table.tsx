import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { type ListQuery, listAddress, nextOrder } from '@/lib/admin/lists/rules';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under one another. */
  numeric?: boolean;
  /** As `order` of the address names it: the title becomes a link that orders the list by it. */
  order?: string;
};

/** A list that its address describes: filters, order and page are all in it. */
export type ListState = {
  path: string;
  /** Everything that the address says, `order` among it. */
  query: ListQuery;
  /** The order when the address says none. */
  order?: string;
  /** Where the page before this one ends and the page after it begins; null at the ends. */
  before?: string | null | undefined;
  after?: string | null | undefined;
  /** The path of a call that answers with the same list as CSV, for the same query. */
  csv?: string | undefined;
};

export type TableOf<Row> = {
  /** What it lists, for who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link. */
  hrefOf?: (row: Row) => string | null;
  empty: string;
};

/**
 * A table that scrolls sideways by itself where the screen is narrow. J and K go through its rows (console-keys.tsx), and Enter opens
 * one: a link, so that it works without scripts, in another tab, and for who listens to the page.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  hrefOf,
  empty,
  list,
}: TableOf<Row> & { list?: ListState }) {
  const order = list?.query.order ?? list?.order;
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-muted leading-6">{empty}</p>
      ) : (
        <section
          aria-label={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
          tabIndex={0}
          className="relative overflow-x-auto rounded-lg border-[1.5px] border-line bg-card"
        >
          <Table className="text-sm leading-5">
            <caption className="sr-only">{caption}</caption>
            <TableHeader>
              <TableRow>
                {columns.map((column) => (
                  <Title key={column.title} column={column} list={list} order={order} />
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <Line key={keyOf(row)} row={row} columns={columns} href={hrefOf?.(row) ?? null} />
              ))}
            </TableBody>
          </Table>
        </section>
      )}
      {list ? <Pages list={list} caption={caption} /> : null}
    </>
  );
}

function Title<Row>({
  column: { title, numeric, order: by },
  list,
  order,
}: {
  column: Column<Row>;
  list: ListState | undefined;
  order: string | undefined;
}) {
  const look = `whitespace-nowrap px-3 py-2 ${numeric ? 'text-right' : ''}`;
  if (!list || by === undefined) return <TableHead className={look}>{title}</TableHead>;
  const [isUp, isDown] = [order === by, order === `-${by}`];
  return (
    <TableHead aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={look}>
      <a
        href={listAddress(list.path, list.query, { order: nextOrder(by, order) })}
        className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4"
      >
        {title}
        <span aria-hidden="true" className="inline-block w-4 text-center">
          {isUp ? '↑' : isDown ? '↓' : ''}
        </span>
      </a>
    </TableHead>
  );
}

function Line<Row>({
  row,
  columns,
  href,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | null;
}) {
  return (
    <TableRow
      className="border-line border-t-[1.5px] align-top focus-within:bg-line/40 hover:bg-line/25 focus:bg-line/40"
      {...(href === null ? { 'data-row': '', tabIndex: -1 } : {})}
    >
      {columns.map(({ title, cell, numeric }, index) => (
        <TableCell key={title} className={`px-3 py-2 ${numeric ? 'text-right tabular-nums' : ''}`}>
          {index === 0 && href !== null ? (
            <a data-row="" href={href} className="font-semibold underline">
              {cell(row)}
            </a>
          ) : (
            cell(row)
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

const PAGE_LINK = buttonVariants({ variant: 'outline', size: 'sm' });

/** What leads to the pages beside this one, and to the CSV. */
export function Pages({ list, caption }: { list: ListState; caption: string }) {
  const { path, query, before, after, csv } = list;
  if (!before && !after && !csv) return null;
  return (
    <nav aria-label={`Pages of ${caption}`} className="flex flex-wrap gap-3">
      {before ? (
        <a rel="prev" href={listAddress(path, query, { before })} className={PAGE_LINK}>
          Previous page
        </a>
      ) : null}
      {after ? (
        <a rel="next" href={listAddress(path, query, { after })} className={PAGE_LINK}>
          Next page
        </a>
      ) : null}
      {csv ? (
        <a href={listAddress(csv, query, {})} download className={`${PAGE_LINK} ml-auto`}>
          Download CSV
        </a>
      ) : null}
    </nav>
  );
}
