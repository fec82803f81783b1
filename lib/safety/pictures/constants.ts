/** The name of the structured answer, by which a server (and the stand-in) may know what is asked. */
export const PICTURE_FORMAT = 'picture_judgement';

/** What is not sent to a companion, the worst first. */
export const PICTURE_PROBLEMS = ['minor', 'self_harm', 'nudity', 'document', 'violence'] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** ms a judgement of a picture may take: a person waits for it, and without it the picture is refused. */
export const PICTURE_JUDGE_TIMEOUT_MS = 15_000;

export const PICTURE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [...PICTURE_PROBLEMS],
  properties: {
    minor: { type: 'boolean' },
    self_harm: { type: 'boolean' },
    nudity: { type: 'boolean' },
    document: { type: 'boolean' },
    violence: { type: 'boolean' },
  },
} as const;
