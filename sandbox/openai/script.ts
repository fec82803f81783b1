import { z } from 'zod';
import { type Turn, templateError } from './request.ts';

/** Answers that are none: late, unknown, refused, cut in the middle, no JSON, without words, endless, or never. */
export const FAULTS = ['delay', '404', '429', '500', 'cut', 'garbage', 'empty', 'long', 'hang'] as const;
export type FaultKind = (typeof FAULTS)[number];

const DEFAULT_DELAY_MS = 1000;

const nextAnswer = z.strictObject({
  /** Which calls: talk, answers that are data (`response_format`), verdicts of a judge (data too), or moderation. */
  kind: z.enum(['talk', 'data', 'judge', 'moderation']).default('talk'),
  /** A part of the last words of the person, or of the text that is moderated. */
  match: z.string().default(''),
  /** Calls. */
  count: z.int().min(1).default(1),
  /** ms before the answer. */
  delayMs: z.number().min(0).optional(),
  fault: z.enum(FAULTS).optional(),
  /** Refuses requests that have one of these parameters; others pass by, and are not counted. */
  refuses: z.array(z.string()).default([]),
  /** Refuses requests that a strict chat template cannot write down; others pass by, and are not counted. */
  strictTemplate: z.boolean().default(false),
  /** The exact words, with whatever a model puts in: `<think>`, tool calls as text, JSON. */
  reply: z.string().nullable().optional(),
  /** Without `args` they are filled in to fit what the tool takes. */
  toolCalls: z.array(z.strictObject({ name: z.string(), args: z.string().optional() })).default([]),
  finishReason: z.enum(['stop', 'length', 'content_filter', 'tool_calls']).optional(),
  /** The text of the message's `refusal`. */
  refusal: z.string().optional(),
  /** An answer with an empty list of choices. */
  noChoices: z.boolean().default(false),
  /** The categories that a moderation raises, such as `self-harm/intent`; empty for none. */
  flagged: z.array(z.string()).optional(),
});

/** What `POST /_control/next` takes. */
export type NextAnswer = z.input<typeof nextAnswer>;
export type ScriptedAnswer = Omit<z.output<typeof nextAnswer>, 'count' | 'delayMs'> & {
  left: number;
  delayMs: number;
};

let queue: ScriptedAnswer[] = [];

/** Queues an answer; returns what is wrong with it otherwise. */
export function queueAnswer(body: unknown): string | undefined {
  const { data, error } = nextAnswer.safeParse(body);
  if (error) return z.prettifyError(error);
  const { count, delayMs = data.fault === 'delay' ? DEFAULT_DELAY_MS : 0, ...answer } = data;
  queue.push({ ...answer, delayMs, left: count });
  return undefined;
}

export function resetScript(): void {
  queue = [];
}

/** Why the request is refused, as the real servers say it; null when it passes. */
export function refusalOf(
  { refuses, strictTemplate }: ScriptedAnswer,
  body: Readonly<Record<string, unknown>>,
  turns: readonly Turn[],
): { message: string; param: string; code: string | null } | null {
  const param = refuses.find((one) => body[one] !== undefined);
  if (param !== undefined)
    return {
      message: `Unsupported parameter: '${param}' is not supported with this model.`,
      param,
      code: 'unsupported_parameter',
    };
  const message = strictTemplate ? templateError(turns) : null;
  return message === null ? null : { message, param: 'messages', code: null };
}

/** The oldest queued answer for this call, counted down. */
export function takeAnswer(
  kind: ScriptedAnswer['kind'],
  words: string,
  body: Readonly<Record<string, unknown>> = {},
  turns: readonly Turn[] = [],
): ScriptedAnswer | undefined {
  const found = queue.find(
    (one) =>
      one.kind === kind &&
      words.includes(one.match) &&
      ((one.refuses.length === 0 && !one.strictTemplate) || refusalOf(one, body, turns) !== null),
  );
  if (!found) return undefined;
  found.left -= 1;
  if (found.left === 0) queue = queue.filter((one) => one !== found);
  return found;
}
