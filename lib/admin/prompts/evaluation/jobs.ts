/*
 * Invariants:
 * - Each case goes through the rulers of a reply: the rules, the judge and the moderation that a person's message goes through.
 * - What is done is kept after each case: who looks sees how far it is, and a process that dies leaves the rest to the next.
 * - Its messages are ours, and what they cost counts for the day of the operator who asked.
 */
import { randomUUID } from 'node:crypto';
import * as versions from '@/lib/ai/prompts/versions/service';
import type { ReplyScope } from '@/lib/chat/turns/service';
import { AppError } from '@/lib/kit/app-error';
import { oneOf } from '@/lib/kit/one-of';
import { OPERATOR_ROLES } from '@/lib/kit/operator';
import type { OperatorScope } from '@/lib/kit/scope';
import { type Tried, tryTalk } from '../../companions/trial/service';
import type { evaluation } from '../contract';
import { findSpeaker } from '../speaker/service';
import { CASE_LEASE_MS, EVALUATION_MESSAGES } from './constants';

/** What a job works with: no caller. */
export type EvaluationScope = Omit<ReplyScope, 'actor' | 'identify' | 'forget' | 'forgetPages'>;

type Claimed = NonNullable<Awaited<ReturnType<typeof versions.claimEvaluation>>>;
type Case = ReturnType<typeof evaluation.parse>['cases'][number];

/** As if the operator who asked tried it now: nobody is there to get a cookie. */
function scopeFor(
  scope: EvaluationScope,
  { createdBy, role, operatorId }: Claimed,
): OperatorScope & ReplyScope {
  return {
    ...scope,
    operator: { email: createdBy, role: oneOf(OPERATOR_ROLES, role ?? 'content') },
    actor: {
      ...{ visitorId: randomUUID(), userId: operatorId, sessionId: null, authenticatedAt: null, lock: 'off' },
      ...{ userAgent: null, ipAddress: '', origin: '' },
    },
    identify: () => false,
    forget: () => undefined,
    forgetPages: () => undefined,
  };
}

function caseOf(message: string, tried: Tried | null): Case {
  if (tried === null) return { message, outcome: 'failed', rules: [], bubbles: [], tokens: 0, tookMs: 0 };
  const { instead, outcome, rules, bubbles, tokens, tookMs } = tried;
  return { message, outcome: instead ?? outcome ?? 'failed', rules, bubbles, tokens, tookMs };
}

const nothing = async () => undefined;

async function evaluate(scope: EvaluationScope, claimed: Claimed): Promise<void> {
  const { id, promptId, companionId } = claimed;
  const whole = scopeFor(scope, claimed);
  const { db, now } = scope;
  const { talk } = await findSpeaker(db, promptId, companionId ?? '');
  const cases: Case[] = [];
  const result = () => ({
    companion: talk.companion.name,
    passed: cases.filter(({ outcome }) => outcome === 'answered').length,
    cases: [...cases],
  });
  for (const message of EVALUATION_MESSAGES) {
    const tried = await tryTalk(
      whole,
      { message, talk: [] },
      { compose: async () => talk, note: nothing },
    ).catch((error: unknown) => {
      // The model was silent, or the day's tokens are used up: the case says that there was no answer.
      if (error instanceof AppError) return null;
      throw error;
    });
    cases.push(caseOf(message, tried));
    const leaseUntil = new Date(now().getTime() + CASE_LEASE_MS);
    await versions.noteEvaluation(db, id, { state: 'running', leaseUntil, result: result() });
  }
  const state = cases.every(({ outcome }) => outcome === 'failed') ? 'failed' : 'done';
  await versions.noteEvaluation(db, id, { state, leaseUntil: null, result: result() });
}

/** Does the evaluations that wait, one after the other. Any number of processes may do this at once. @returns how many */
export async function runEvaluations(scope: EvaluationScope): Promise<number> {
  for (let done = 0; ; done += 1) {
    const now = scope.now();
    const leaseUntil = new Date(now.getTime() + CASE_LEASE_MS);
    const claimed = await versions.claimEvaluation(scope.db, now, leaseUntil);
    if (!claimed) return done;
    try {
      await evaluate(scope, claimed);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      scope.log.error({ evaluation: claimed.id, reason }, 'an evaluation failed');
      const result = { companion: '', passed: 0, cases: [] };
      await versions.noteEvaluation(scope.db, claimed.id, { state: 'failed', leaseUntil: null, result });
    }
  }
}
