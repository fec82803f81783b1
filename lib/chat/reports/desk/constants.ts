/** Messages that are read before a reported one, and after it. */
export const AROUND = { before: 6, after: 4 } as const;
