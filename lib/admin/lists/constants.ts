/** Rows of one page of a list. */
export const LIST_PAGE = 50;

/** Rows of one CSV file; its name says when there are more. A list that grows can be narrowed to days. */
export const CSV_MAX = 2_000;

/** CSV files that an operator may take in 10 minutes, of each list. */
export const CSV_LIMIT = { points: 20, perSeconds: 600 } as const;
