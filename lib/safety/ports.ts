import type { AnswerFormat, ModelMessage } from '@/lib/ai/ports';

/** What a provider found in a text: the names of its categories, such as `sexual/minors`. */
export type Moderation = { flagged: readonly string[] };

/** A provider's judgement of texts. Implemented by lib/providers/openai.ts. */
export type Moderator = {
  /**
   * One finding for each text, in their order; null where nobody judges, and from a watched one when no usable answer came.
   * @throws Error when no usable answer came
   */
  check(texts: readonly string[], signal: AbortSignal): Promise<readonly Moderation[] | null>;
  /**
   * What is found in a picture; null as above.
   * @param picture a data URL
   * @throws Error when no usable answer came
   */
  checkPicture(picture: string, signal: AbortSignal): Promise<Moderation | null>;
};

/** What a judge is asked, and how its answer is read. */
export type Question<T> = {
  messages: readonly ModelMessage[];
  format: AnswerFormat;
  /** null when the answer cannot be understood. Never throws. */
  read(answer: string): T | null;
};

/** A model that judges by meaning. Made of any chat model by lib/safety/judgement. */
export type Judge = {
  /**
   * The verdict and the tokens it took; null when nobody judges, or no answer came that can be understood. Never throws.
   * @param options.mayRetry whether one more request may be sent, which takes it from the caller's budget
   */
  ask<T>(
    question: Question<T>,
    options: { signal: AbortSignal; mayRetry: () => boolean },
  ): Promise<{ verdict: T; promptTokens: number; completionTokens: number } | null>;
};

export type SafetyService = 'judge' | 'moderation';

/** A service that is watched: `fallback_judge` is asked only where the judge itself brings nothing. */
export type WatchedService = SafetyService | 'fallback_judge';

/** How a request to a safety service ended; never a text. */
export type ServiceAnswer = {
  service: WatchedService;
  /** `refused`: the service is not there, or not for us. `late`: its time was up. `unusable`: it answered something else. */
  outcome: 'answered' | 'refused' | 'failed' | 'late' | 'unusable';
  /** HTTP status, when there was one. */
  status: number | null;
  /** The server's or the connection's own code for a failure. */
  code: string | null;
  /** It is left alone for this long; 0 while it is asked. */
  restsMs: number;
};

/** Tells whoever runs the product how its safety services do. */
export type ReportAnswer = (answer: ServiceAnswer) => void;
