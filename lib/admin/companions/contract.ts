import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { NAME_MAX_CHARS } from '@/lib/companions/constants';
import {
  ABOUT_ME_MAX,
  BUSY_MOST_MINUTES,
  CHATS_MOST,
  EDUCATION_MAX,
  EXPERTISE_MAX,
  PLACE_MOST,
} from '@/lib/companions/desk/constants';
import { PERSONA_MAX } from '@/lib/companions/persona/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { TRIAL_LIMIT, TRIAL_MESSAGE_MAX, TRIAL_TALK_MAX } from './constants';

const chatType = z.enum(CHAT_TYPES, { error: 'There is no such chat type.' });

/** PostgreSQL cannot store NUL in a text. */
const text = (what: string, most: number) =>
  z
    .string({ error: `Please write ${what}.` })
    .trim()
    .max(most, `${what[0]?.toUpperCase()}${what.slice(1)} can have at most ${most} characters.`)
    .regex(/^[^\0]*$/, `${what} holds a letter that cannot be stored.`);

const count = (what: string, most: number) =>
  z
    .int({ error: `${what}: a whole number, please.` })
    .min(0, `${what}: 0 at least.`)
    .max(most, `${what}: ${most} at most.`)
    .nullable();

export const texts = z.object({
  name: text('a name', NAME_MAX_CHARS).min(1, 'Please write a name.'),
  aboutMe: text('what it says about itself', ABOUT_ME_MAX).min(1, 'Please write what it says about itself.'),
  areaOfExpertise: text('the expertise', EXPERTISE_MAX),
  education: text('the education', EDUCATION_MAX),
  yearsOfExperience: count('Years', 80),
  casesHandled: count('Cases', 1_000_000),
  rating: z
    .string()
    .regex(/^([1-4]\.\d|5\.0)$/, 'The rating is a number from 1.0 to 5.0, with one decimal.')
    .nullable(),
  persona: text('what the model is told', PERSONA_MAX),
});

const difference = z.object({ field: z.string(), from: z.string(), to: z.string() });

const companion = z.object({
  id: z.guid(),
  imagePath: z.string(),
  chatTypes: z.array(chatType),
  isHidden: z.boolean(),
  /** ISO 8601; null while it is free. */
  busyUntil: z.string().nullable(),
  /** null = the usual number */
  chatsAtOnce: z.number().nullable(),
  /** null = by its rating */
  place: z.number().nullable(),
  revision: z.number(),
  texts,
});

/** Every companion, hidden ones too. */
export const listCompanions = endpoint({
  route: 'GET /api/admin/companions',
  operators: ['owner', 'content'],
  response: z.object({ companions: z.array(companion) }),
});

const id = z.object({ id: z.guid() });

/** A companion with the history of its texts. */
export const getCompanion = endpoint({
  route: 'GET /api/admin/companions/{id}',
  operators: ['owner', 'content'],
  params: id,
  response: companion.extend({
    history: z.array(
      z.object({
        number: z.number(),
        author: z.string(),
        /** ISO 8601 */
        at: z.string(),
        takesBack: z.number().nullable(),
        changes: z.array(difference),
      }),
    ),
  }),
});

/** The revision that the editor began with: what somebody saved since is not written over. */
const basedOn = z.int({ error: 'Please load the page again.' }).min(0);

export const editCompanion = endpoint({
  route: 'POST /api/admin/companions/{id}',
  operators: ['owner', 'content'],
  params: id,
  body: z.object({ basedOn, texts }),
  response: z.object({ revision: z.number() }),
  limit: { points: 60, perSeconds: 600 },
});

export const takeBackEdit = endpoint({
  route: 'POST /api/admin/companions/{id}/take-back',
  operators: ['owner', 'content'],
  params: id,
  body: z.object({ basedOn, number: z.int({ error: 'Which change is it?' }).min(1) }),
  response: z.object({ revision: z.number() }),
  limit: { points: 60, perSeconds: 600 },
});

/** A field that is left out stays. */
export const changeCompanionService = endpoint({
  route: 'POST /api/admin/companions/{id}/service',
  operators: ['owner', 'content'],
  params: id,
  body: z
    .object({
      isHidden: z.boolean().optional(),
      /** null = free */
      busyForMinutes: count('Minutes', BUSY_MOST_MINUTES).optional(),
      chatsAtOnce: count('Chats at once', CHATS_MOST).optional(),
      place: count('Place', PLACE_MOST).optional(),
    })
    .refine(({ chatsAtOnce, place }) => chatsAtOnce !== 0 && place !== 0, 'It begins with 1.')
    .refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      'Please change something.',
    ),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 600 },
});

/** What came of a trial. */
export const tried = z.object({
  bubbles: z.array(z.string()),
  /** Why there is no reply; null when there is one. */
  instead: z.enum(['crisis', 'minor', 'refused']).nullable(),
  outcome: z.enum(['answered', 'mended', 'replaced']).nullable(),
  /** Rules that drafts broke. */
  rules: z.array(z.string()),
  promptVersion: z.string().nullable(),
  tokens: z.number(),
  /** ms */
  tookMs: z.number(),
});

/** A talk of a trial, and the message that is tried. */
export const asked = z.object({
  /** Oldest first, without the message. */
  talk: z
    .array(z.object({ sender: z.enum(['user', 'ai']), content: z.string().max(TRIAL_MESSAGE_MAX) }))
    .max(TRIAL_TALK_MAX, 'The trial is long enough: begin another one.'),
  message: z
    .string({ error: 'Please write a message.' })
    .trim()
    .min(1, 'Please write a message.')
    .max(TRIAL_MESSAGE_MAX, `A message can have at most ${TRIAL_MESSAGE_MAX} characters.`),
});

/** What the companion would answer with these texts. Nothing of it is stored but what the model's tokens cost. */
export const tryCompanion = endpoint({
  route: 'POST /api/admin/companions/{id}/trial',
  operators: ['owner', 'content'],
  params: id,
  body: asked.extend({ texts, chatType }),
  response: tried,
  limit: TRIAL_LIMIT,
});
