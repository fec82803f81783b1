import { expect, test } from 'vitest';
import type { CareState } from '@/lib/safety/care/rules';
import type { Heard } from '@/lib/safety/rules';
import { isLedAlready, ownWordsFor } from './rules';

const CARE: CareState = { kinds: ['self_harm'], lastSignAt: new Date(0), endedAt: null };
const ENDED: CareState = { ...CARE, endedAt: new Date(1) };
const heard = (what: Partial<Heard> = {}): Heard => ({
  ...{ crisis: null, age: null, isSafeAgain: false, cannotCall: false },
  ...what,
});

test.each([
  ['a kind that is new', CARE, heard({ crisis: 'home_abuse' }), { sign: 'home_abuse' }],
  ['a first sign', null, heard({ crisis: 'self_harm' }), { sign: 'self_harm' }],
  ['a sign after the person was safe', ENDED, heard({ crisis: 'self_harm' }), { sign: 'self_harm' }],
  ['a known kind: the companion leads', CARE, heard({ crisis: 'self_harm' }), null],
  ['anything else: the companion leads', CARE, heard(), null],
  ['no voice', CARE, heard({ cannotCall: true }), { moment: 'cannot_call' }],
  ['a sign without a voice', CARE, heard({ crisis: 'self_harm', cannotCall: true }), { sign: 'self_harm' }],
  ['safe again', CARE, heard({ isSafeAgain: true }), { moment: 'safe_again' }],
  ['safe, and a sign: the sign counts', CARE, heard({ crisis: 'self_harm', isSafeAgain: true }), null],
  ['no voice and no crisis', null, heard({ cannotCall: true }), null],
] as const)('%s', (_, care, what, words) => {
  expect(ownWordsFor(care, what, true)).toEqual(words);
});

test('where no model may be asked, our words lead, and stop leading once the person is safe', () => {
  expect(ownWordsFor(CARE, heard(), false)).toEqual({ moment: 'following' });
  expect(ownWordsFor(CARE, heard({ crisis: 'self_harm' }), false)).toEqual({ sign: 'self_harm' });
  expect(ownWordsFor(ENDED, heard(), false)).toEqual({ moment: 'safe_again' });
});

test('only what is new interrupts a companion that leads', () => {
  const concern = { kind: 'crisis', rule: 'judge', crisis: 'self_harm' } as const;
  expect(isLedAlready(CARE, concern)).toBe(true);
  expect(isLedAlready(CARE, { ...concern, crisis: 'medical' })).toBe(false);
  expect(isLedAlready(ENDED, concern)).toBe(false);
  expect(isLedAlready(CARE, { kind: 'refused', rule: 'sexual/minors' })).toBe(false);
});
