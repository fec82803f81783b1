/** ms for which a reload of the loading screen asks for the session it asked for before. */
export const VISIT_LASTS_MS = 5 * 60 * 1000;
