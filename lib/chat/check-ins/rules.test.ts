import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOfDay } from '@/lib/users/limits/rules';
import { AFTER_DANGER_MS, APART_MS, AWAY_LEAST_MS, AWAY_MOST_MS, WEEK_MS } from './constants';
import { isLight, sendable, type Willing, whyNotNow } from './rules';

const HOUR_MS = 60 * 60 * 1000;
const NOON = new Date('2026-11-28T12:00:00+05:30');
const ago = (ms: number, now = NOON) => new Date(now.getTime() - ms);

/** Somebody who may be asked. */
const willing = (over: Partial<Willing> = {}, now = NOON): Willing => ({
  ...{ isChosen: true, lastSeenAt: ago(30 * HOUR_MS, now), balance: 1, asked: [], lastDangerAt: null },
  ...{ isBarred: false, isQuiet: false },
  ...over,
});

describe('who may be asked', () => {
  test('is asked', () => expect(whyNotNow(willing(), NOON)).toBeNull());

  test.each<[string, Partial<Willing>]>([
    ['not_chosen', { isChosen: false }],
    ['quiet', { isQuiet: true }],
    ['barred', { isBarred: true }],
    ['danger', { lastDangerAt: ago(AFTER_DANGER_MS - 1) }],
    ['here', { lastSeenAt: ago(AWAY_LEAST_MS - 1) }],
    ['gone', { lastSeenAt: ago(AWAY_MOST_MS + 1) }],
    ['no_messages', { balance: 0 }],
    ['often', { asked: [ago(APART_MS - 1)] }],
    ['often', { asked: [ago(3 * 24 * HOUR_MS), ago(WEEK_MS - 1)] }],
  ])('is not: %s', (why, over) => expect(whyNotNow(willing(over), NOON)).toBe(why));

  test.each<[string, Partial<Willing>]>([
    ['two weeks after danger', { lastDangerAt: ago(AFTER_DANGER_MS) }],
    ['48 hours after the last', { asked: [ago(APART_MS)] }],
    ['when one of two is a week ago', { asked: [ago(WEEK_MS), ago(3 * 24 * HOUR_MS)] }],
    ['after a day', { lastSeenAt: ago(AWAY_LEAST_MS) }],
    ['after two weeks', { lastSeenAt: ago(AWAY_MOST_MS) }],
  ])('is asked again %s', (_when, over) => expect(whyNotNow(willing(over), NOON)).toBeNull());

  test('never from 22:00 to 8:00 in India, whatever the clock of the server', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') }), (now) => {
        fc.pre(!Number.isNaN(now.getTime()));
        const hour = minuteOfDay(now) / 60;
        const isNight = hour >= 22 || hour < 8;
        expect(whyNotNow(willing({}, now), now)).toBe(isNight ? 'night' : null);
      }),
    );
    expect(whyNotNow(willing(), new Date('2026-11-28T16:30:00Z'))).toBe('night');
    expect(whyNotNow(willing(), new Date('2026-11-28T16:29:59Z'))).toBeNull();
    expect(whyNotNow(willing(), new Date('2026-11-28T02:29:59Z'))).toBe('night');
    expect(whyNotNow(willing(), new Date('2026-11-28T02:30:00Z'))).toBeNull();
  });

  test('is asked at most twice in any 7 days and never within 48 hours, however often somebody looks', () => {
    const looks = fc.array(fc.integer({ min: 1, max: 90 * 60 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(looks, (minutes) => {
        const asked: Date[] = [];
        let now = NOON;
        for (const pause of minutes) {
          now = new Date(now.getTime() + pause * 60_000);
          if (whyNotNow(willing({ asked }, now), now) === null) asked.push(now);
        }
        for (const [at, one] of asked.entries()) {
          const next = asked[at + 1];
          if (next) expect(next.getTime() - one.getTime()).toBeGreaterThanOrEqual(APART_MS);
          const week = asked.filter((other) => other >= one && other.getTime() - one.getTime() < WEEK_MS);
          expect(week.length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  test('never within 14 days of danger, whatever else holds', () => {
    const days = fc.integer({ min: 0, max: AFTER_DANGER_MS - 1 });
    const booleans = fc.record({ isChosen: fc.boolean(), isQuiet: fc.boolean(), isBarred: fc.boolean() });
    fc.assert(
      fc.property(days, booleans, fc.nat(50), (ms, over, balance) => {
        expect(whyNotNow(willing({ ...over, balance, lastDangerAt: ago(ms) }), NOON)).not.toBeNull();
      }),
    );
  });
});

describe('what may be asked about', () => {
  test.each([
    'Has a job interview at a bank',
    'Goes to a cousin’s wedding in Jaipur',
    'Plays the final of the cricket tournament',
    'Has a maths exam',
    'इंटरव्यू है',
  ])('%s', (text) => expect(isLight(text)).toBe(true));

  test.each([
    'Has a surgery',
    'Gets the results of a biopsy',
    'Goes to the funeral of a friend',
    'Has a court hearing about the divorce',
    'Has to pay the loan back',
    'Wants to die',
    'Papa ki maut ke baad gaon jana hai',
    'दादी का अंतिम संस्कार है',
    'Takes insulin on Friday',
  ])('not: %s', (text) => expect(isLight(text)).toBe(false));
});

describe('what a model wrote', () => {
  test.each([
    'Kal ka interview kaisa raha? 😊',
    'So, how did the wedding go?',
    'इंटरव्यू कैसा रहा?',
    `${'a'.repeat(199)}?`,
  ])('is sent: %s', (words) => expect(sendable(words)).toBe(words));

  test('is one message', () =>
    expect(sendable(' How did it go?\n\nTell me about it. ')).toBe('How did it go? Tell me about it.'));

  test.each([
    '',
    'NONE',
    ' none. ',
    'a'.repeat(201),
    'I missed you! How did it go?',
    'I was waiting for you. How was the exam?',
    'Where have you been? How was it?',
    'Come back and tell me!',
    'Tumhari bahut yaad aa rahi thi, exam kaisa raha?',
    'Kahan ho? Interview kaisa raha?',
    'Main intezaar kar raha tha',
    'तुम कहाँ थे? मुझे तुम्हारी याद आ रही थी',
    'How did it go? Recharge and tell me',
    'Only ₹9 to tell me!',
    'See https://example.com',
  ])('is not sent: %s', (words) => expect(sendable(words)).toBeNull());
});
