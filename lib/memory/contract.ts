import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { FACT_MAX_CHARS } from './constants';
import { FACT_EMPTY } from './copy';

export const memory = z.object({
  id: z.guid(),
  companionId: z.guid(),
  companionName: z.string(),
  chatType: z.enum(CHAT_TYPES),
  kind: z.string(),
  text: z.string(),
  /** YYYY-MM-DD; the day of what was to come when it was told. */
  happensOn: z.string().nullable(),
  /** It waits for a yes and is not used before. */
  asked: z.boolean(),
  /** The person put it right. */
  corrected: z.boolean(),
  /** ISO 8601; when it was told last. */
  toldAt: z.string(),
});

const factParams = z.object({ id: z.guid() });
const success = z.object({ success: z.literal(true) });

/** Everything, or what one companion remembers in one chat type. */
export const listMemories = endpoint({
  route: 'GET /api/memory',
  words: true,
  query: z.object({ companionId: z.guid().optional(), chatType: z.enum(CHAT_TYPES).optional() }),
  response: z.object({ enabled: z.boolean(), memories: z.array(memory) }),
});

export const correctMemory = endpoint({
  route: 'PATCH /api/memory/{id}',
  words: true,
  params: factParams,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, { error: () => t(FACT_EMPTY) })
      .max(FACT_MAX_CHARS),
  }),
  response: success,
});

/** The answer to "Shall I remember that?". */
export const answerMemory = endpoint({
  route: 'POST /api/memory/{id}',
  words: true,
  params: factParams,
  body: z.object({ remember: z.boolean() }),
  response: success,
});

export const deleteMemory = endpoint({
  route: 'DELETE /api/memory/{id}',
  words: true,
  params: factParams,
  response: success,
});

export const deleteAllMemories = endpoint({ route: 'DELETE /api/memory', words: true, response: success });

export const setMemory = endpoint({
  route: 'POST /api/memory/settings',
  words: true,
  body: z.object({ enabled: z.boolean() }),
  response: z.object({ enabled: z.boolean() }),
});
