/** The ids used in routes, the API and the database, in the order the screens show them. */
export const CHAT_TYPES = ['truelove', 'erotic', 'friendly', 'romantic', 'psychologist'] as const;

export type ChatType = (typeof CHAT_TYPES)[number];

/** What people read; "Daring" is the label of `erotic`. */
export const CHAT_TYPE_LABEL = {
  truelove: 'True Love',
  erotic: 'Daring',
  friendly: 'Friendly',
  romantic: 'Romantic',
  psychologist: 'Psychologist',
} as const satisfies Record<ChatType, string>;
