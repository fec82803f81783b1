const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a pause can be, in ms; null = until the person ends it. */
export const PAUSES = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, return: null } as const;
export type PauseLength = keyof typeof PAUSES;
export const PAUSE_LENGTHS = ['day', 'week', 'month', 'return'] as const satisfies readonly PauseLength[];
