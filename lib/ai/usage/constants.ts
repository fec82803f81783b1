/** How a reply came to be; `failed` ones are charged nothing. `remembered` is no reply: a talk was read for the memory. */
export type Outcome = 'answered' | 'mended' | 'replaced' | 'diverted' | 'failed' | 'remembered';

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

/** What may be spent in one day of India; 0 = no limit. */
export type Budgets = { repliesPerPerson: number; tokens: number };

/** ms the sum of a day's tokens is believed. */
export const SPENT_KEPT_MS = 30_000;
