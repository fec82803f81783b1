import { z } from 'zod';
import { PROMPT_TEXT_MAX, PROMPT_TEXT_MIN, VERSION_FORM } from '@/lib/ai/prompts/versions/constants';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { TRIAL_LIMIT } from '../companions/constants';
import { asked, tried } from '../companions/contract';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { reason } from '../settings/contract';
import { EVALUATION_STATES } from './evaluation/constants';

const operators = ['owner', 'content'] as const;
const id = z.object({ id: z.guid() });
const chatType = z.enum(CHAT_TYPES, { error: 'Which kind of chat is it for?' });
const promptText = z
  .string({ error: 'Please write the prompt.' })
  .trim()
  .min(PROMPT_TEXT_MIN, 'This is too short to be a prompt.')
  .max(PROMPT_TEXT_MAX, `Please keep it to ${PROMPT_TEXT_MAX} characters.`);
/** The active version as the operator saw it; null when none was. */
const seen = z.string().max(20).nullable();

const version = z.object({
  id: z.string(),
  chatType: z.string(),
  version: z.string(),
  isActive: z.boolean(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** Null for a version that came with the product. */
  createdBy: z.string().nullable(),
  note: z.string().nullable(),
});

const query = z.object({
  /** Activations of one kind of chat. */
  chatType: z.enum(CHAT_TYPES, { error: 'There is no such kind of chat.' }).optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'number'),
});

/** Every version without its text, and who activated what, the newest first; the query is about that. */
export const listPrompts = endpoint({
  route: 'GET /api/admin/prompts',
  operators,
  query,
  response: z.object({
    versions: z.array(version),
    /** Kinds of chat that have a version to go back to. */
    rollBacks: z.array(z.string()),
    activations: z.array(
      z.object({
        id: z.string(),
        chatType: z.string(),
        from: z.string().nullable(),
        to: z.string(),
        by: z.string(),
        isRollBack: z.boolean(),
        /** Null for one by `npm run prompts`. */
        reason: z.string().nullable(),
        /** ISO 8601 */
        at: z.string(),
      }),
    ),
    ...pageEnds,
  }),
});

/** The activations as CSV. */
export const exportPrompts = endpoint({
  route: 'GET /api/admin/prompts/export',
  operators,
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

const caseResult = z.object({
  message: z.string(),
  /** `failed`: the model gave no answer; the last three: no reply was due. */
  outcome: z.enum(['answered', 'mended', 'replaced', 'failed', 'crisis', 'minor', 'refused']),
  rules: z.array(z.string()),
  bubbles: z.array(z.string()),
  tokens: z.number(),
  /** ms */
  tookMs: z.number(),
});

export const evaluation = z.object({
  id: z.string(),
  by: z.string(),
  /** ISO 8601 */
  at: z.string(),
  companion: z.string(),
  state: z.enum(EVALUATION_STATES),
  /** Cases there will be, while it waits or runs. */
  of: z.int(),
  /** Cases whose first draft kept every rule, of all. */
  passed: z.int(),
  cases: z.array(caseResult),
});

/** One version with its text, what differs from another one, and its evaluations. */
export const getPrompt = endpoint({
  route: 'GET /api/admin/prompts/{id}',
  operators,
  params: id,
  query: z.object({ against: z.guid().optional() }),
  response: version.extend({
    text: z.string(),
    /** The other versions of its chat type. */
    others: z.array(version),
    /** Compared with: the one asked for, else the active one, else the newest other one; null when there is no other. */
    against: version.nullable(),
    /** Line by line, from the other version to this one. */
    lines: z.array(z.object({ text: z.string(), kind: z.enum(['same', 'gone', 'new']) })),
    /** Who can try it. */
    companions: z.array(z.object({ id: z.string(), name: z.string() })),
    evaluations: z.array(evaluation),
  }),
});

/** Stores a new version; it is active for nobody. */
export const addPrompt = endpoint({
  route: 'POST /api/admin/prompts',
  operators,
  body: z.object({
    chatType,
    version: z
      .string({ error: 'Please name the version, such as v1.3.' })
      .trim()
      .regex(VERSION_FORM, 'Please name the version like v1.3.'),
    text: promptText,
    note: reason,
  }),
  response: z.object({ id: z.string() }),
  limit: { points: 30, perSeconds: 600 },
});

/** What a companion would answer with this version. Nothing of it is stored but what the model's tokens cost. */
export const tryPrompt = endpoint({
  route: 'POST /api/admin/prompts/{id}/trial',
  operators,
  params: id,
  body: asked.extend({
    companionId: z.guid(),
    /** Tried instead of the stored text. */
    text: promptText.optional(),
  }),
  response: tried,
  limit: TRIAL_LIMIT,
});

/** Lets a job have a companion answer a few messages with this version; what became of each is kept with the version, as it goes on. */
export const evaluatePrompt = endpoint({
  route: 'POST /api/admin/prompts/{id}/evaluate',
  operators,
  params: id,
  body: z.object({ companionId: z.guid() }),
  response: z.object({ id: z.string() }),
  limit: { points: 10, perSeconds: 600 },
});

export const activatePrompt = endpoint({
  route: 'POST /api/admin/prompts/{id}/activate',
  operators,
  params: id,
  body: z.object({ seen, reason }),
  response: z.object({ from: z.string().nullable(), to: z.string() }),
  limit: { points: 30, perSeconds: 600 },
});

/** Back to the version before the last activation that has not been rolled back itself. */
export const rollBackPrompt = endpoint({
  route: 'POST /api/admin/prompts/roll-back',
  operators,
  body: z.object({ chatType, seen, reason }),
  response: z.object({ from: z.string().nullable(), to: z.string() }),
  limit: { points: 30, perSeconds: 600 },
});
