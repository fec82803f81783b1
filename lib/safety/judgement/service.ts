/*
 * Judgement by meaning, by a model, in any language.
 * Invariants:
 * - A judgement may be missing, and then the local rules hold alone. A finished draft waits for the judgement of the talk no
 *   longer than 1.2 s, and for its own no longer than 2.5 s.
 * - Where the judge fails, cannot be understood, is slow or rests after failures, the fallback judges, within the same deadline and
 *   by the turn's budget of requests; each rests on its own.
 * - A judge sees no personal number.
 */
import type { ChatModel } from '@/lib/ai/ports';
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import { TooLate, within } from '@/lib/kit/deadline';
import type { Judge, Question, ReportAnswer } from '../ports';
import { watchService } from '../watch/service';
import { DRAFT_TIMEOUT_MS, JUDGE_TRY_MS } from './constants';
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

/** Asks with less time than there is, so that some is left for another; what takes longer brings nothing. */
const askBriefly = <T>(signal: AbortSignal, asking: (limited: AbortSignal) => Promise<T | null>) =>
  // The watch has reported the one that is late.
  within(JUDGE_TRY_MS, signal, asking).catch(() => null);

/**
 * A judge made of models. Their failures are no judgement, and reported.
 * @param fallback asked where `model` brings nothing; null where nobody is
 */
export function modelJudge(model: ChatModel, fallback: ChatModel | null, report: ReportAnswer): Judge {
  const own = { model, watched: watchService('judge', report) };
  const other = fallback && { model: fallback, watched: watchService('fallback_judge', report) };
  return {
    async ask({ messages, format, read }, { signal, mayRetry }) {
      let requests = 0;
      const askOne = ({ model, watched }: typeof own, limited: AbortSignal) =>
        watched.ask(limited, async () => {
          requests += 1;
          const { text, promptTokens, completionTokens } = await model.complete(messages, {
            ...{ signal: limited, mayRetry, format },
          });
          const verdict = read(text);
          return verdict === null ? null : { verdict, promptTokens, completionTokens };
        });
      if (other === null) return askOne(own, signal);
      const judged = await askBriefly(signal, (limited) => askOne(own, limited));
      // The caller has granted one request; a judge that rests leaves it to the fallback.
      const mayAsk = () => other.watched.isAsked(signal) && (requests === 0 || mayRetry());
      return judged ?? (mayAsk() ? askOne(other, signal) : null);
    },
  };
}

/** One question to a judge, within what the turn may ask; null when there is no judgement. @param signal ends it; the turn's own where left out */
export async function askJudge<T>(
  judge: Judge,
  turn: JudgedTurn,
  question: Question<T>,
  signal: AbortSignal = turn.signal,
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
  const verdict = askJudge(judge, turn, talkQuestion(talk), signal);
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
      askJudge(judge, turn, draftQuestion(talk, judged), signal),
    );
  } catch {
    // Late: no judgement, which the watch has reported.
    return null;
  }
}
