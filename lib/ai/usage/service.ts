import { cachedPer } from '@/lib/kit/cached';
import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope, Runner } from '@/lib/kit/scope';
import type { ChatModel } from '../ports';
import { type Budgets, type DayBudget, SPENT_KEPT_MS, USAGE_KEPT_DAYS, type Usage } from './constants';
import { dayInIndia, startOfIndiaDay } from './rules';
import * as store from './store';

export { countReplies, listUsage } from './store';

const spentSince = cachedPer((db: JobScope['db'], since: string) => store.tokensSince(db, new Date(since)), {
  ttlMs: SPENT_KEPT_MS,
  max: 2,
});

/**
 * What the day still has; the tokens may be late by 30 s. What nobody paid for ends when everybody together has used up the day's
 * tokens, what was paid for only when the payers have.
 */
export async function findDayBudget(
  scope: JobScope,
  budgets: Budgets,
  now = scope.now(),
): Promise<DayBudget> {
  const { repliesPerPerson: replies, freeReplies, tokens } = budgets;
  const day = dayInIndia(now);
  if (tokens === 0) return { day, replies, freeReplies, freeOpen: true, paidOpen: true };
  const spent = await spentSince(scope.db, startOfIndiaDay(now).toISOString());
  return { day, replies, freeReplies, freeOpen: spent.all < tokens, paidOpen: spent.paid < tokens };
}

/** What of the day's budgets has been used, each with its limit; those without a limit are left out. */
export async function findDayUse({ db, now }: Pick<JobScope, 'db' | 'now'>, budgets: Budgets) {
  const day = dayInIndia(now());
  const [tokens, freeReplies] = await Promise.all([
    store.tokensSince(db, startOfIndiaDay(now())),
    store.countFreeReplies(db, new Date(day)),
  ]);
  const uses = [
    { what: 'tokens', used: tokens.all, limit: budgets.tokens },
    { what: 'free replies', used: freeReplies, limit: budgets.freeReplies },
  ] as const;
  return { day, uses: uses.filter(({ limit }) => limit > 0) };
}

/** Counts a reply that no bought message paid for. @param day of India; YYYY-MM-DD */
export function countFreeReply(db: Runner, day: string): Promise<void> {
  return store.addFreeReply(db, new Date(day));
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

/**
 * Notes what an operator's trial of a companion's texts cost: it counts for the day's tokens, and as nobody's reply.
 * @param userId the operator's
 */
export function noteTrial(scope: JobScope, userId: string, usage: Usage): Promise<void> {
  return logFailure(scope, () =>
    store.insertTrial(scope.db, userId, { ...usage, outcome: 'tried' }, scope.now()),
  );
}

/** Whether the free replies of all people together leave one more today. */
export async function hasFreeReply(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { freeReplies }: Pick<Budgets, 'freeReplies'>,
): Promise<boolean> {
  return freeReplies === 0 || (await store.countFreeReplies(db, new Date(dayInIndia(now())))) < freeReplies;
}

/** Notes what words cost that a companion wrote of its own accord. Never throws. */
export function noteUnasked(
  scope: JobScope,
  talk: { userId: string; sessionId: string },
  usage: Usage,
): Promise<void> {
  return logFailure(scope, () => store.insertReading(scope.db, { ...talk, paid: false }, usage, scope.now()));
}

/** A model for reading a talk, whose every answer counts for the day, also one that turns out to be of no use. */
export function countedModel(
  scope: JobScope,
  model: ChatModel,
  talk: { userId: string; sessionId: string; paid: boolean },
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

/** Deletes what replies of more than 400 days ago cost. Any number of processes may do this at once. @returns rows */
export function forgetOldUsage({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), USAGE_KEPT_DAYS);
  return inBatches((rows) => store.deleteUsageBefore(db, before, rows));
}
