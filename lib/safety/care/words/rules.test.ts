import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HELPLINES, HELPLINES_OF } from '@/content/helplines';
import type { Language } from '@/lib/language/rules';
import { CRISIS_KINDS } from '../../constants';
import { cardContent } from '../card/rules';
import { FIRST_WORDS } from '../first/copy';
import { FOLLOWING_STEPS } from '../following/copy';
import { type CareMoment, careWords } from './rules';

const LANGUAGES = ['en', 'hi', 'hinglish'] as const satisfies readonly Language[];
const MOMENTS = [
  'first',
  'following',
  'safe_again',
  'cannot_call',
  'talked_long',
  'check_in',
] as const satisfies readonly CareMoment[];
const ADDRESSES = new Set(HELPLINES.map((line) => line.address));
/** Numbers and sites that a text names. */
const namedIn = (text: string) => text.match(/\b(\d{3,5}|[a-z]+\.(gov\.in|org|nic\.in))\b/g) ?? [];

test('no answer has the words of the one before it, whatever was said', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          moment: fc.constantFrom(...MOMENTS),
          kind: fc.constantFrom(...CRISIS_KINDS),
          language: fc.constantFrom(...LANGUAGES),
        }),
        { maxLength: 60 },
      ),
      fc.nat(20),
      (moments, from) => {
        let before = '';
        for (const [at, { moment, kind, language }] of moments.entries()) {
          const words = careWords(moment, kind, language, { answers: from + at, answersBefore: from });
          expect(words.join('\n')).not.toBe(before);
          before = words.join('\n');
        }
      },
    ),
  );
});

test('the first words of a kind hold its own lines, and no words hold a line that is not listed', () => {
  for (const kind of CRISIS_KINDS) {
    for (const language of LANGUAGES) {
      for (const words of FIRST_WORDS[kind][language])
        for (const line of HELPLINES_OF[kind].first) expect(words.join(' '), kind).toContain(line.address);
      for (const step of FOLLOWING_STEPS[kind])
        for (const named of namedIn(step[language])) expect(ADDRESSES, step[language]).toContain(named);
    }
  }
});

test('an overdose hears of the emergency before anything else', () => {
  for (const language of LANGUAGES)
    for (const [first] of FIRST_WORDS.medical[language]) expect(first).toContain('112');
});

test('each answer asks one thing at most, and the first words say that an AI speaks', () => {
  const all = CRISIS_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));
  for (const { kind, language } of all) {
    for (const words of FIRST_WORDS[kind][language]) {
      expect(words.join(' ')).toMatch(/\bAI\b/);
      expect(words.join(' ').split('?').length - 1, words[1]).toBe(1);
    }
    for (const step of FOLLOWING_STEPS[kind]) expect(step[language].split('?').length - 1).toBe(1);
  }
});

test('a crisis is led through its steps from the first', () => {
  const steps = [1, 2, 3].map((answers) =>
    careWords('following', 'self_harm', 'en', { answers, answersBefore: 0 }).join(),
  );
  expect(steps).toEqual(FOLLOWING_STEPS.self_harm.slice(0, 3).map((step) => step.en));
});

test('a card names its lines under a caring word, one a line', () => {
  expect(cardContent('self_harm', 'first', 'en').split('\n')).toEqual([
    'You are not alone. Trained people are there for you, free and at any hour.',
    'Tele-MANAS: 14416',
    'Emergency: 112',
  ]);
  expect(cardContent('home_abuse', 'written', 'hi').split('\n').at(-1)).toBe(
    'राष्ट्रीय महिला आयोग: ncwapps.nic.in',
  );
});
