import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import type { ChatModel } from '../ports';
import { type Budgets, SPENT_KEPT_MS, type Usage } from './constants';
import { startOfIndiaDay } from './rules';
import * as store from './store';

const spentSince = cachedPer((db: JobScope['db'], since: string) => store.tokensSince(db, new Date(since)), {
  ttlMs: SPENT_KEPT_MS,
  max: 2,
});

/** Whether everybody together has used up the day's tokens; may be late by 30 s. */
export async function isDaySpent(scope: JobScope, budgets: Budgets): Promise<boolean> {
  if (budgets.tokens === 0) return false;
  return (await spentSince(scope.db, startOfIndiaDay(scope.now()).toISOString())) >= budgets.tokens;
}

async function logFailure(scope: JobScope, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'usage not noted');
  }
}

/** Notes what a reply cost that was not stored itself. Never throws: the person's answer does not depend on it. */
export function noteUsage(scope: JobScope, turnId: string, usage: Usage): Promise<void> {
  return logFailure(scope, () => store.insertUsage(scope.db, turnId, usage, scope.now()));
}

/** A model for reading a talk, whose every answer counts for the day, also one that turns out to be of no use. */
export function countedModel(
  scope: JobScope,
  model: ChatModel,
  talk: { userId: string; sessionId: string },
): ChatModel {
  return {
    async complete(messages, options) {
      const started = performance.now();
      const reply = await model.complete(messages, options);
      const usage: Usage = {
        model: reply.model,
        promptVersion: options.format?.name ?? null,
        promptTokens: reply.promptTokens,
        completionTokens: reply.completionTokens,
        tries: 1,
        latencyMs: Math.round(performance.now() - started),
        outcome: 'remembered',
      };
      await logFailure(scope, () => store.insertReading(scope.db, talk, usage, scope.now()));
      return reply;
    },
  };
}
