/** Where a page of a list begins or ends: what its row is ordered by (a number, or ms since 1970), and the row's own key. */
export type Place = { value: number; key: string };

/** A page of a list: by which column, the largest first or not, from which row on or back, and how many rows. */
export type Cut<By extends string = string> = {
  by: By;
  down: boolean;
  /** Where it begins, without that row; null at the beginning of the list. */
  from: Place | null;
  /** The rows before `from` instead of those after it. */
  back: boolean;
  take: number;
};

/** A column that is never empty, and how its values stand in a place. */
export type KeysetColumn = { column: string; as: 'time' | 'number' | 'bigint' };

const READ = { time: (ms: number) => new Date(ms), number: Number, bigint: BigInt } as const;

/**
 * What a query of Prisma needs for a page: rows of the same value are ordered by their key, so that a page neither repeats nor leaves out
 * a row, whatever is written meanwhile.
 * @param key the row's own column; the ordered one itself when its values are all different
 * @param keyAs how a key is read that is no text
 */
export function pageOf(
  { down, from, back, take }: Cut,
  { column, as }: KeysetColumn,
  key: string,
  keyAs?: 'number',
) {
  const isDown = down !== back;
  const [direction, beyond] = isDown ? (['desc', 'lt'] as const) : (['asc', 'gt'] as const);
  const orderBy: object[] = [{ [column]: direction }];
  if (key !== column) orderBy.push({ [key]: direction });
  if (from === null) return { where: {} as object, orderBy, take };
  const value = READ[as](from.value);
  const where: object =
    key === column
      ? { [column]: { [beyond]: value } }
      : {
          // The first condition lets an index begin where the page does.
          [column]: { [`${beyond}e`]: value },
          OR: [
            { [column]: { [beyond]: value } },
            { [key]: { [beyond]: keyAs ? READ[keyAs](from.key) : from.key } },
          ],
        };
  return { where, orderBy, take };
}

/** Rows of such a query in the order of the list. */
export const inListOrder = <Row>(rows: readonly Row[], { back }: Pick<Cut, 'back'>): Row[] =>
  back ? rows.toReversed() : [...rows];

/** From when until when; until is not included, and null bounds nothing. */
export type Times = { from: Date | null; until: Date | null };

/** Rows of a time, as a condition of Prisma on a column. */
export const withinTimes = (column: string, { from, until }: Times): object =>
  from === null && until === null
    ? {}
    : { [column]: { ...(from !== null && { gte: from }), ...(until !== null && { lt: until }) } };
