/** A week; a companion that is away for longer is hidden. */
export const BUSY_MOST_MINUTES = 7 * 24 * 60;
/** People one companion talks to at once, at most. */
export const CHATS_MOST = 10_000;
export const PLACE_MOST = 10_000;
/** Characters. */
export const ABOUT_ME_MAX = 700;
export const EXPERTISE_MAX = 300;
export const EDUCATION_MAX = 200;
/** Changes of its texts that a companion's page lists, the newest. */
export const REVISIONS_SHOWN = 50;
