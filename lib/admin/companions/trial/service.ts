/*
 * Invariants:
 * - A trial goes through the steps of a reply (lib/chat/turns/service.ts) that do not depend on a person: hear, compose, ask, judge, mend.
 * - Nothing said in it is stored. What its tokens cost counts for the day, as nobody's reply.
 * - No transaction is open while the model is asked.
 */
import { randomUUID } from 'node:crypto';
import { mendDraft } from '@/lib/ai/mending/service';
import { findActivePromptId, findPrompt } from '@/lib/ai/prompts/service';
import { composeRequest, type Talk, withMessage } from '@/lib/ai/rules';
import { askAndJudge } from '@/lib/ai/service';
import { findDayBudget, noteTrial } from '@/lib/ai/usage/service';
import { logFailedReply } from '@/lib/ai/watch/service';
import { beginTurn, usageOf } from '@/lib/chat/turns/rules';
import type { ReplyScope } from '@/lib/chat/turns/service';
import { findDeskCompanion } from '@/lib/companions/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import type { Concern } from '@/lib/safety/events/constants';
import { listenToTalk } from '@/lib/safety/judgement/service';
import { asksForMinorSexual } from '@/lib/safety/output/minors/rules';
import { hear } from '@/lib/safety/rules';
import { recordLook } from '../../audit/service';
import type { tryCompanion as tryEndpoint } from '../contract';
import { TRIAL_BUDGET_SPENT, TRIAL_FAILED, TRIAL_NO_PROMPT, TRIAL_NOT_ITS_TYPE } from '../copy';

type Trial = Input<typeof tryEndpoint>;
export type Tried = Answer<typeof tryEndpoint>;
type Instead = NonNullable<Tried['instead']>;

const NOTHING = {
  ...{ bubbles: [], outcome: null, rules: [], promptVersion: null, tokens: 0, tookMs: 0 },
} satisfies Partial<Tried>;

/** What a person's message gets in the place of a reply, before any model is asked. */
function heardIn(message: string, earlier: readonly string[]): Instead | null {
  const { age, crisis } = hear(message, earlier);
  if (age === 'minor') return 'minor';
  if (crisis !== null) return 'crisis';
  return asksForMinorSexual(message, earlier) ? 'refused' : null;
}

function insteadOf({ kind, isMinor }: Concern): Instead {
  if (isMinor || kind === 'minor') return 'minor';
  return kind === 'crisis' ? 'crisis' : 'refused';
}

async function composeTalk(scope: ReplyScope, { texts, chatType }: Trial): Promise<Speaker> {
  const promptId = await findActivePromptId(scope, chatType);
  const prompt = promptId === null ? null : await findPrompt(scope, promptId);
  if (prompt === null) throw new AppError('conflict', TRIAL_NO_PROMPT);
  return {
    companion: texts,
    chatType,
    promptText: prompt.promptText,
    promptVersion: prompt.promptVersion,
  };
}

/**
 * What a companion with these texts answers.
 * @throws AppError `not_found`, `bad_input` (not its chat type), `too_many` (the day's tokens are used up), `provider_failed`
 */
export async function tryCompanion(
  scope: OperatorScope & ReplyScope,
  trial: Trial,
): Promise<Answer<typeof tryEndpoint>> {
  const { id, chatType, message, talk } = trial;
  const { chatTypes } = await findDeskCompanion(scope.db, id);
  if (!chatTypes.includes(chatType)) throw new AppError('bad_input', TRIAL_NOT_ITS_TYPE);
  return tryTalk(
    scope,
    { message, talk },
    {
      compose: () => composeTalk(scope, trial),
      note: () =>
        recordLook(scope, {
          ...{ action: 'companion.trial', subject: { kind: 'companion', id }, detail: { chatType } },
        }),
    },
  );
}

/** Who is tried: a companion, and the prompt of a chat type. */
export type Speaker = Pick<Talk, 'companion' | 'chatType' | 'promptText' | 'promptVersion'>;

/**
 * What a companion answers, through the steps of a reply.
 * @param how.compose who answers; asked for only when a reply is due
 * @param how.note writes down that there was a trial
 * @throws AppError `too_many` (the day's tokens are used up), `provider_failed`, and what `compose` throws
 */
export async function tryTalk(
  scope: OperatorScope & ReplyScope,
  { message, talk }: Pick<Trial, 'message' | 'talk'>,
  { compose, note }: { compose: () => Promise<Speaker>; note: () => Promise<void> },
): Promise<Tried> {
  const instead = heardIn(
    message,
    talk.filter((one) => one.sender === 'user').map((one) => one.content),
  );
  if (instead !== null) return { ...NOTHING, instead };
  const { freeOpen } = await findDayBudget(scope, scope.budgets);
  if (!freeOpen) throw new AppError('too_many', TRIAL_BUDGET_SPENT, { reason: 'day spent' });
  const speaker = await compose();
  await note();
  return answer(scope, { ...NOBODY, ...speaker, history: talk }, message);
}

/** A trial is with nobody: nothing is remembered of them, and they were never there before. */
const NOBODY = {
  ...{ person: { name: null, language: null }, lastWordAt: null },
  ...{ memory: '', care: '', pictures: [] },
};

async function answer(scope: OperatorScope & ReplyScope, talk: Talk, message: string): Promise<Tried> {
  const turn = beginTurn(randomUUID(), randomUUID(), scope.now());
  const told = () => {
    const { promptVersion, promptTokens, completionTokens, latencyMs } = usageOf(turn, 'tried');
    return { promptVersion, tokens: promptTokens + completionTokens, tookMs: latencyMs };
  };
  try {
    const request = composeRequest(talk, message, turn.now, scope.countTokens);
    const listening = listenToTalk(scope.judge, turn, withMessage(talk.history, message));
    const judged = await askAndJudge(scope, turn, request, listening);
    if (judged.concern) return { ...NOTHING, ...told(), instead: insteadOf(judged.concern) };
    const reply = await mendDraft(scope, turn, request, judged.draft, judged.flaw);
    const rules = reply.findings.map(({ rule }) => String(rule));
    if (reply.callsForHelp) return { ...NOTHING, ...told(), rules, instead: 'crisis' };
    const outcome = reply.outcome === 'mended' || reply.outcome === 'replaced' ? reply.outcome : 'answered';
    return { ...told(), bubbles: [...reply.bubbles], instead: null, outcome, rules };
  } catch (cause) {
    logFailedReply(scope.log, cause);
    throw new AppError('provider_failed', TRIAL_FAILED, { cause });
  } finally {
    turn.end();
    const { userId } = scope.actor;
    if (userId !== null && turn.spent.tries > 0) await noteTrial(scope, userId, usageOf(turn, 'tried'));
  }
}
