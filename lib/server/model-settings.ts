import { z } from 'zod';
import { EFFORTS } from '@/lib/providers/chat/capabilities';

const name = z.string().min(1).optional();
const effort = z.enum(EFFORTS).optional();

/** The address, the key and the model of the provider of one kind of work; each part that is not set is that of `OPENAI_*`. */
const provider = <const Work extends string>(work: Work) =>
  ({
    [`${work}_BASE_URL`]: z.url().optional(),
    [`${work}_API_KEY`]: name,
    [`${work}_MODEL`]: name,
  }) as Record<`${Work}_BASE_URL`, z.ZodOptional<z.ZodURL>> &
    Record<`${Work}_API_KEY` | `${Work}_MODEL`, typeof name>;

/** What the environment says of models. */
export const modelSettings = {
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().min(1),
  OPENAI_TEMPERATURE: z.coerce.number().min(0).max(2).optional(),
  OPENAI_MAX_TOKENS: z.coerce.number().int().min(50).max(4_000).optional(),
  OPENAI_EFFORT: effort,
  /** US dollars for a million tokens: read, read again from what was kept, written. */
  OPENAI_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?\/\d+(\.\d+)?$/)
    .transform((text) => text.split('/').map(Number))
    .optional(),
  OPENAI_FALLBACK_MODEL: name,
  OPENAI_EMBEDDING_MODEL: name,
  OPENAI_MODERATION: z.enum(['on', 'off']).default('on'),
  ...provider('FALLBACK'),
  FALLBACK_EFFORT: effort,
  ...provider('JUDGE'),
  JUDGE_EFFORT: effort,
  ...provider('NOTES'),
  NOTES_EFFORT: effort,
  ...provider('MODERATION'),
  ...provider('EMBEDDING'),
};
