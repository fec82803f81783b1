/** A list of cards: two beside each other on a phone, one where letters are very large. */
export const COMPANION_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.125rem),1fr))] gap-3';
