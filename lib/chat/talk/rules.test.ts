import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AI_NOTICE_EVERY_MS, BREAK_AFTER_MS, TALK_GAP_MS } from './constants';
import { type TalkMarks, talkStep } from './rules';

const NEW: TalkMarks = {
  talkStartedAt: null,
  aiNoticedAt: null,
  breakSuggestedAt: null,
  lastMessageAt: null,
};

/** Plays messages with these gaps (ms); what was noticed, with the time. */
function play(gaps: readonly number[]) {
  let marks = NEW;
  let at = 0;
  const notices: { at: number; notice: string }[] = [];
  for (const gap of gaps) {
    at += gap;
    const step = talkStep(marks, new Date(at));
    marks = {
      talkStartedAt: step.talkStartedAt ?? marks.talkStartedAt,
      aiNoticedAt: step.aiNoticedAt ?? marks.aiNoticedAt,
      breakSuggestedAt: step.breakSuggestedAt ?? marks.breakSuggestedAt,
      lastMessageAt: new Date(at),
    };
    if (step.notice) notices.push({ at, notice: step.notice });
  }
  return notices;
}

test('a message a minute: a break after an hour, the AI notice after 3, 6 and 9 hours', () => {
  const minute = 60_000;
  expect(play(Array.from({ length: 9 * 60 + 1 }, (_, at) => (at === 0 ? 0 : minute)))).toEqual([
    { at: BREAK_AFTER_MS, notice: 'break' },
    ...[1, 2, 3].map((times) => ({ at: times * AI_NOTICE_EVERY_MS, notice: 'ai' })),
  ]);
});

test('a pause of half an hour begins a new talk', () => {
  expect(play([0, ...Array.from({ length: 40 }, () => TALK_GAP_MS)])).toEqual([]);
});

test('however somebody writes: at most one break a session, and 3 hours between two AI notices', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(45 * 60_000), { maxLength: 200 }), (gaps) => {
      const notices = play(gaps);
      expect(notices.filter((one) => one.notice === 'break').length).toBeLessThanOrEqual(1);
      const reminders = notices.filter((one) => one.notice === 'ai').map((one) => one.at);
      for (const [at, time] of reminders.entries())
        expect(time - (reminders[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
          AI_NOTICE_EVERY_MS,
        );
    }),
  );
});

test('while a crisis is near no notice comes, and what was due comes after it', () => {
  const began = new Date(0);
  const marks = { ...NEW, talkStartedAt: began, lastMessageAt: new Date(AI_NOTICE_EVERY_MS - 60_000) };
  const now = new Date(AI_NOTICE_EVERY_MS);
  expect(talkStep(marks, now, true)).toMatchObject({ notice: null, aiNoticedAt: null, talkStartedAt: null });
  expect(talkStep(marks, now)).toMatchObject({ notice: 'ai' });
});
