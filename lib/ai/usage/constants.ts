/**
 * How a reply came to be; `failed` ones are charged nothing. `remembered` is no reply: a talk was read for the memory. Nor is
 * `tried`: an operator tried a companion's texts.
 */
export type Outcome = 'answered' | 'mended' | 'replaced' | 'diverted' | 'failed' | 'remembered' | 'tried';

/** What one reply, or one reading, cost. */
export type Usage = {
  model: string;
  /** Of a reading the kind of notes it was asked for. */
  promptVersion: string | null;
  promptTokens: number;
  completionTokens: number;
  /** Calls of the model. */
  tries: number;
  /** ms */
  latencyMs: number;
  outcome: Outcome;
};

/** What may be spent in one day of India; 0 = no limit. docs/abuse.md, "The day's pots". */
export type Budgets = {
  repliesPerPerson: number;
  /** Of all people together; of what nobody paid for nothing is counted against a message that somebody did. */
  tokens: number;
  /** Replies that no bought message paid for, of all people together. */
  freeReplies: number;
};

/** What of its budgets a day still has. */
export type DayBudget = {
  /** In India; YYYY-MM-DD. */
  day: string;
  /** Replies a person may have, 0 = no limit. */
  replies: number;
  /** Free replies all people together may have, 0 = no limit. */
  freeReplies: number;
  /** Whether tokens are left for what nobody paid for, and for what was paid for. */
  freeOpen: boolean;
  paidOpen: boolean;
};

/** Days for which it is kept what a reply cost: a year can be compared with the one before. */
export const USAGE_KEPT_DAYS = 400;
/** ms the sum of a day's tokens is believed. */
export const SPENT_KEPT_MS = 30_000;
/** Replies of a day, welcomes included, among which somebody without a bought message is welcomed by the model. */
export const FREE_WELCOMES_UP_TO = 20;
