/** What a device can do when a reply comes, each a choice of its own. */
export const SIGNALS = ['vibration', 'sound'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Where the browser keeps those that its person has chosen, with spaces between them. */
export const SIGNALS_KEY = 'saathi-signals';
