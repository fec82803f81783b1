/** How a list is ordered: by which of its columns, and whether the largest comes first. */
export type Order<By extends string = string> = { by: By; down: boolean };

/** The part of a query that says which page of a list is shown; every other change begins at the first page again. */
const OF_A_PAGE = ['before', 'after', 'page'];

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
