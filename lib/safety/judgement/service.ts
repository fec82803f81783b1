/*
 * Judgement by meaning, by a model, in any language.
 * Invariants:
 * - A judgement may be missing, and then the local rules hold alone. A finished draft waits for the judgement of the talk no
 *   longer than 1.2 s, and for its own no longer than 2.5 s.
 * - A judge sees no personal number.
 */
import type { ChatModel } from '@/lib/ai/ports';
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import { TooLate, within } from '@/lib/kit/deadline';
import type { Judge, Question, ReportAnswer } from '../ports';
import { watchService } from '../watch/service';
import { DRAFT_TIMEOUT_MS } from './constants';
import {
  type DraftVerdict,
  draftQuestion,
  type TalkLine,
  type TalkVerdict,
  talkQuestion,
  withoutCare,
} from './rules';

/** What one turn may ask of judges, and what their answers took. */
export type JudgedTurn = {
  readonly signal: AbortSignal;
  readonly calls: CallBudget;
  readonly spent: { promptTokens: number; completionTokens: number };
};

/** Where nobody judges by meaning: the local rules and the provider's moderation hold alone. */
export const noJudge: Judge = { ask: async () => null };

/** A judge made of a model. Its failures are no judgement, and reported. */
export function modelJudge(model: ChatModel, report: ReportAnswer): Judge {
  const watched = watchService('judge', report);
  return {
    ask: ({ messages, format, read }, { signal, mayRetry }) =>
      watched.ask(signal, async () => {
        const { text, promptTokens, completionTokens } = await model.complete(messages, {
          signal,
          mayRetry,
          format,
        });
        const verdict = read(text);
        return verdict === null ? null : { verdict, promptTokens, completionTokens };
      }),
  };
}

async function ask<T>(
  judge: Judge,
  turn: JudgedTurn,
  question: Question<T>,
  signal: AbortSignal,
): Promise<T | null> {
  if (judge === noJudge || !takeCall(turn.calls)) return null;
  const mayRetry = () => takeCall(turn.calls);
  const judged = await judge.ask(question, { signal, mayRetry });
  turn.spent.promptTokens += judged?.promptTokens ?? 0;
  turn.spent.completionTokens += judged?.completionTokens ?? 0;
  return judged?.verdict ?? null;
}

/** A judgement of the talk that is under way. */
export type Listening = {
  /** What was heard; null when no judgement came. Never rejects. */
  readonly verdict: Promise<TalkVerdict | null>;
  /** The same, waited for no longer than so many ms from now. */
  within(ms: number): Promise<TalkVerdict | null>;
};

/**
 * Asks at once what the newest messages of a talk say of their writer.
 * @param talk oldest first, up to the person's newest message
 */
export function listenToTalk(judge: Judge, turn: JudgedTurn, talk: readonly TalkLine[]): Listening {
  const patience = new AbortController();
  const signal = AbortSignal.any([turn.signal, patience.signal]);
  const verdict = ask(judge, turn, talkQuestion(talk), signal);
  return {
    verdict,
    async within(ms) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          patience.abort(new TooLate(`No judgement within ${ms} ms.`));
          resolve(null);
        }, ms);
      });
      return Promise.race([verdict, late]).finally(() => clearTimeout(timer));
    },
  };
}

/**
 * What a draft breaks by its meaning; null when there is no judgement. Sentences that name a helpline or ask after the
 * person's safety break nothing, and the judge does not get them.
 * @param talk oldest first, up to the message that the draft answers
 */
export async function judgeMeaning(
  judge: Judge,
  turn: JudgedTurn,
  talk: readonly TalkLine[],
  draft: string,
): Promise<DraftVerdict | null> {
  const judged = withoutCare(draft);
  if (judged === '') return 'none';
  try {
    return await within(DRAFT_TIMEOUT_MS, turn.signal, (signal) =>
      ask(judge, turn, draftQuestion(talk, judged), signal),
    );
  } catch {
    // Late: no judgement, which the watch has reported.
    return null;
  }
}
