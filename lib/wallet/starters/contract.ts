import { z } from 'zod';

/** What a browser has to do before it gets free messages on a busy network. */
export const challenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('work'),
    token: z.string(),
    /** For each puzzle a text is looked for whose hash begins with that many zero bits. */
    puzzles: z.int(),
    bits: z.int(),
  }),
  /** A widget of Cloudflare Turnstile; its response is the proof. */
  z.object({
    ...{ kind: z.literal('turnstile'), scriptUrl: z.string(), siteKey: z.string() },
    ...{ action: z.string(), data: z.string() },
  }),
]);

export type Challenge = z.infer<typeof challenge>;

/** What a browser made of a challenge. A response of Turnstile has at most 2048 characters. */
export const proof = z.string().min(1).max(2048);
