import type { z } from 'zod';
import type { Cut, Place } from '@/lib/kit/keyset';

/** How a list is ordered: by which of its columns, and whether the largest comes first. */
export type Order<By extends string = string> = { by: By; down: boolean };

/** The part of a query that says which page of a list is shown; every other change begins at the first page again. */
const OF_A_PAGE = ['before', 'after'];

export type ListQuery = Readonly<Record<string, string | undefined>>;

/** `due` is by "due", the smallest first; `-due` the largest first. */
export function readOrder<By extends string>(order: By | `-${By}`): Order<By> {
  const down = order.startsWith('-');
  return { by: (down ? order.slice(1) : order) as By, down };
}

/** Every way in which a list with these columns may be ordered, as its contract takes it. */
export const ordersOf = <By extends string>(columns: readonly By[]) =>
  columns.flatMap((by) => [by, `-${by}`] as const) as [By | `-${By}`, ...(By | `-${By}`)[]];

/** The order that a press on a column's title asks for: by it, and the other way round if the list is by it already. */
export const nextOrder = (by: string, now: string | undefined): string => (now === by ? `-${by}` : by);

/** The address of a list with part of its query changed; what is empty is left out. */
export function listAddress(path: string, query: ListQuery, over: ListQuery): string {
  const kept = Object.entries(query).filter(([name]) => !OF_A_PAGE.includes(name));
  const pairs = Object.entries({ ...Object.fromEntries(kept), ...over });
  const search = new URLSearchParams(
    pairs.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Rows that are all there, in an order. Numbers count as numbers, and what is missing comes last. */
export function sortRows<Row>(
  rows: readonly Row[],
  order: string,
  values: Readonly<Record<string, (row: Row) => string | number | null>>,
): Row[] {
  const { by, down } = readOrder(order);
  const pick = values[by];
  if (!pick) return [...rows];
  return [...rows].sort((one, other) => {
    const [a, b] = [pick(one), pick(other)];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    const first = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return down ? -first : first;
  });
}

/**
 * A page of a list, and where the pages beside it begin.
 * @param found one row more than `take` where there is another page in the direction that was asked for
 * @param way `after` when the rows follow a cursor, `before` when they end at one, null for the first page
 * @param cursorOf what a link to the next page carries
 */
export function cutPage<Row>(
  found: readonly Row[],
  take: number,
  way: 'after' | 'before' | null,
  cursorOf: (row: Row) => string,
): { rows: Row[]; after: string | null; before: string | null } {
  const hasMore = found.length > take;
  const rows = way === 'before' ? found.slice(-take) : found.slice(0, take);
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasNext = way === 'before' || hasMore;
  const hasPrevious = way === 'after' || (way === 'before' && hasMore);
  return {
    rows: [...rows],
    after: hasNext && last ? cursorOf(last) : null,
    before: hasPrevious && first ? cursorOf(first) : null,
  };
}

/** A place in a list as it stands in an address. */
export const writePlace = ({ value, key }: Place): string => `${value}_${key}`;

/** The same read back, which its contract has found to be one. */
export function readPlace(text: string): Place {
  const cut = text.indexOf('_');
  return { value: Number(text.slice(0, cut)), key: text.slice(cut + 1) };
}

/** What the query of a list asks for. */
export type Asked<By extends string> = {
  order?: By | `-${By}` | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

/**
 * The page that a query asks for.
 * @param first how the list is ordered when the query does not say
 * @param take rows
 */
export function cutOf<By extends string>(
  { order, after, before }: Asked<By>,
  first: By | `-${By}`,
  take: number,
): Cut<By> {
  const place = before ?? after;
  return {
    ...readOrder<By>(order ?? first),
    ...{ from: place === undefined ? null : readPlace(place), back: before !== undefined, take },
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** When a day of India (YYYY-MM-DD) begins. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When a day of India (YYYY-MM-DD) is over. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);

/** From when until when (not included) the days of a query last; null where it has none. */
export const timesOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }) => ({
  from: from === undefined ? null : dayStart(from),
  until: until === undefined ? null : dayEnd(until),
});

/**
 * What the address of a page asks its list for.
 * @param params of the address; an empty one asks for nothing
 * @returns `asked`: as it was typed. `query`: what counts; null when it cannot be asked for, and then `wrong` says why
 */
export function readAsked<Query extends z.ZodObject>(
  contract: { query: Query },
  params: Readonly<Record<string, string | string[] | undefined>>,
): { asked: ListQuery; query: z.output<Query> | null; wrong: string | undefined } {
  const asked = Object.fromEntries(
    Object.keys(contract.query.shape).flatMap((name) => {
      const value = params[name];
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    }),
  );
  const typed = contract.query.safeParse(asked);
  return { asked, query: typed.success ? typed.data : null, wrong: typed.error?.issues[0]?.message };
}
