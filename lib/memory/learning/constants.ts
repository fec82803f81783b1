import { FACT_KINDS, SENSITIVE_TOPICS } from '../constants';

/** The name of the structured answer, by which a server (and the stand-in) may know what is asked. */
export const NOTES_FORMAT = 'memory_notes';
export const DIGEST_FORMAT = 'memory_digest';

const exactly = <Properties extends object>(properties: Properties) => ({
  type: 'object' as const,
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const TEXTS = { type: 'array', items: { type: 'string' } } as const;

/** What the model is asked to answer with, as JSON schema. A list for each language, so that a small model leaves none out. */
export const NOTES_SCHEMA = exactly({
  facts: {
    type: 'array',
    items: exactly({
      message: { type: 'integer' },
      quote: { type: 'string' },
      kind: { type: 'string', enum: [...FACT_KINDS] },
      about: { type: 'string' },
      fact: { type: 'string' },
      aliases: exactly({ english: TEXTS, hinglish: TEXTS, hindi: TEXTS }),
      moments: TEXTS,
      topic: { type: 'string', enum: ['none', ...SENSITIVE_TOPICS] },
      on: { type: 'string' },
      replaces: { type: 'array', items: { type: 'integer' } },
    }),
  },
  retract: {
    type: 'array',
    items: exactly({
      message: { type: 'integer' },
      quote: { type: 'string' },
      note: { type: 'integer' },
      why: { type: 'string', enum: ['forget', 'over'] },
    }),
  },
  summary: { type: 'string' },
});

export const DIGEST_SCHEMA = exactly({ summary: { type: 'string' } });

/** Requests to models for one such answer, and ms for all of them. */
export const NOTES_CALLS_MAX = 3;
export const NOTES_TIMEOUT_MS = 60_000;
/** ms for the vectors of the facts. */
export const VECTORS_TIMEOUT_MS = 10_000;
/** Tokens of one such answer: about 350 a fact, most of them other words for it. */
export const NOTES_MAX_TOKENS = 4_000;
/** Facts that one answer may hold. */
export const NOTED_MAX = 8;
/** Known notes the model is shown: the profile, what the talk touches, the newest. */
export const KNOWN_SHOWN_MAX = 120;
/** Messages before the part that is read, for what "that" may mean. */
export const EARLIER_MESSAGES = 4;

/** Numbers and addresses that no note may hold and no summary needs. */
export const PRIVATE_DATA = /[\w.+-]+@[\w-]+\.\w+|\d(?:[\s-]?\d){5,}/gu;
