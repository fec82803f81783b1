import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import * as store from './store';

/** ms; an operator's correction of a prompt's text is in use after this time. */
const PROMPT_KEPT_MS = 30_000;

const promptOf = cachedPer(store.findPrompt, { ttlMs: PROMPT_KEPT_MS, max: 100 });

/** A prompt as a session began with it, or null. Kept for a while: every send needs it. */
export function findPrompt(scope: JobScope, id: string) {
  return promptOf(scope.db, id);
}

/** The id of the prompt that new sessions of a chat type begin with, or null. */
export function findActivePromptId(scope: JobScope, chatType: string) {
  return store.findActivePromptId(scope.db, chatType);
}
