import { INCOGNITO_LASTS_MS } from './constants';

/** When an incognito chat goes that begins now. */
export const goesAfter = (now: Date): Date => new Date(now.getTime() + INCOGNITO_LASTS_MS);
