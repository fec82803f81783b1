/** ms a whole turn may take, from its beginning to the last answer of a provider. */
export const TURN_TIMEOUT_MS = 30_000;
/** Requests to models in one turn: retries, the fallback model and the rewrite included. */
export const MODEL_CALLS_MAX = 4;
/**
 * Requests of one turn to anybody: the reply, the judge of the talk, the judge of the draft and moderation are four, a rewrite and
 * its judgement two more.
 */
export const TURN_CALLS_MAX = 6;
/** ms since the turn began after which a draft is not rewritten any more, by what is wrong with it. */
export const REWRITE_WITHIN_MS = {
  rule: 12_000,
  character: 8_000,
  cut: 12_000,
  wordless: TURN_TIMEOUT_MS,
} as const;
/** Tokens of the conversation that go to the model besides the system prompt. */
export const HISTORY_TOKEN_BUDGET = 3_000;
/** Messages of a talk from which the model is reminded of voice and limits. */
export const REMIND_FROM_MESSAGES = 36;
/** Steps in which the oldest messages leave, each this part of the budget. */
export const HISTORY_STEPS = 4;
/** ms without a word after which the model is told the day and hour of the next one. */
export const PAUSE_MS = 4 * 60 * 60 * 1000;
/** Characters; a longer reply is a broken one and charges nothing. */
export const REPLY_MAX_CHARS = 4_000;
/** Bubbles of one reply. */
export const MAX_BUBBLES = 3;
/** Characters above which a single paragraph is cut at a sentence. */
export const LONG_BUBBLE_CHARS = 180;
/** What asks a companion for its opening message. */
export const WELCOME_REQUEST =
  '[welcome] The person has just opened the chat. Write your opening message: one or two short bubbles, in character.';
