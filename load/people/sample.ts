/** What a person does, as the table calls it. */
export const DEEDS = [
  'page',
  'register',
  'confirm',
  'start a chat',
  'be welcomed',
  'send',
  'read the chat',
  'order',
  'ask about a payment',
] as const;

export type Deed = (typeof DEEDS)[number];

/** One answer, or that none came. */
export type Sample = {
  deed: Deed;
  /** ms since 1970, when it was over. */
  at: number;
  ms: number;
  /** ms of it in which the model was not at work; for sends that were answered. */
  ownMs: number | null;
  isFine: boolean;
  status: number;
  /** The beginning of an answer that was not fine. */
  text: string;
};

/** A message that a person sent, and what became of it. */
export type SentMessage = {
  chat: string;
  clientMessageId: string;
  /** Ids of the replies that the person was shown; null when the person gave up, or was told to buy. */
  replies: readonly string[] | null;
  gaveUp: boolean;
};

/** What a crowd tells while it is at it. */
export type News = { samples: Sample[]; sent: SentMessage[]; paid: string[] };
