import { AI_NOTICE_EVERY_MS, BREAK_AFTER_MS, TALK_GAP_MS } from './constants';

/** What a session remembers of its talk; all null in a new one. */
export type TalkMarks = {
  talkStartedAt: Date | null;
  aiNoticedAt: Date | null;
  breakSuggestedAt: Date | null;
  lastMessageAt: Date | null;
};

/** What the product says of a long talk. */
export type TalkNotice = 'ai' | 'break';

/** What changes with a message: the marks to write (null = as it was), and the notice to add. */
export type TalkStep = {
  talkStartedAt: Date | null;
  aiNoticedAt: Date | null;
  breakSuggestedAt: Date | null;
  notice: TalkNotice | null;
};

/**
 * The step of a message sent now. One talk is messages less than 30 minutes apart; after 3 hours of one the AI notice
 * comes again, after 60 minutes a break is suggested, once in a session. At most one notice at a time, the AI's first.
 * @param quiet a crisis is near: what is due waits until it is over
 */
export function talkStep(marks: TalkMarks, now: Date, quiet = false): TalkStep {
  const at = now.getTime();
  const last = marks.lastMessageAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const goesOn = marks.talkStartedAt !== null && at - last < TALK_GAP_MS;
  const step = { talkStartedAt: null, aiNoticedAt: null, breakSuggestedAt: null, notice: null };
  if (!goesOn || marks.talkStartedAt === null) return { ...step, talkStartedAt: now };
  if (quiet) return step;
  const began = marks.talkStartedAt.getTime();
  const noticed = Math.max(began, marks.aiNoticedAt?.getTime() ?? began);
  if (at - noticed >= AI_NOTICE_EVERY_MS) return { ...step, aiNoticedAt: now, notice: 'ai' };
  if (marks.breakSuggestedAt === null && at - began >= BREAK_AFTER_MS)
    return { ...step, breakSuggestedAt: now, notice: 'break' };
  return step;
}
