/** What may be put on a companion's message, one at a time. */
export const REACTIONS = ['❤️', '😂', '😮', '😢', '🙏', '👍'] as const;
export type Reaction = (typeof REACTIONS)[number];
