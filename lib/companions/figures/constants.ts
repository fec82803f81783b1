/** What cards and profiles count of a companion. What each means, and who has proved it: content/claims.ts. */
export const FIGURES = ['rating', 'years', 'cases'] as const;
export type Figure = (typeof FIGURES)[number];

/** Reviews of people below which no rating is made of them (docs/decisions.md, "Companions"). */
export const REVIEWS_LEAST = 5;
/** Stars from which a rating begins where nobody has rated another companion: the middle of the scale. */
export const MIDDLE_STARS = 3;
/** How many reviews of an average companion a rating begins with: the fewer people rated one, the nearer it stays to all of them. */
export const AVERAGE_WEIGHS = 5;
