import { describe, expect, test } from 'vitest';
import { digestOf, examples, hands, phrasesIn } from '@/eval/crisis/phrases';
import learned from './crisis/learned/weights.json';
import { hear } from './rules';

const heard = (texts: readonly string[]) => texts.filter((text) => hear(text).crisis !== null);

const CRISIS = { learned: phrasesIn('crisis'), heldOut: phrasesIn('crisis-held-out') };
const HARMLESS = { learned: phrasesIn('harmless'), heldOut: phrasesIn('harmless-held-out') };

describe('talk of suicide, self-harm and violence', () => {
  test('the sets are large enough to say something, and no phrase stands in two places', () => {
    const all = [CRISIS, HARMLESS].flatMap((set) => [...set.learned, ...set.heldOut]);
    expect(CRISIS.learned.length + CRISIS.heldOut.length).toBeGreaterThanOrEqual(200);
    expect(HARMLESS.learned.length + HARMLESS.heldOut.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length);
  });

  test('at least 98 of 100 phrases are heard, of those the rules were not written for at least 95', () => {
    const all = [...CRISIS.learned, ...CRISIS.heldOut];
    const missed = all.filter((text) => hear(text).crisis === null);
    expect(missed.length / all.length, missed.join(' | ')).toBeLessThanOrEqual(0.02);
    expect(heard(CRISIS.heldOut).length / CRISIS.heldOut.length).toBeGreaterThanOrEqual(0.95);
  });

  test('at most 5 of 100 harmless messages raise the alarm, also of those the rules were not written for', () => {
    for (const set of [HARMLESS.learned, HARMLESS.heldOut]) {
      expect(heard(set).length / set.length, heard(set).join(' | ')).toBeLessThanOrEqual(0.05);
    }
  });

  test('the weights were learned from the phrases that are here (node --import tsx eval/crisis/learn.ts)', () => {
    expect(learned.phrases).toBe(digestOf(examples()));
  });

  test.each(hands())(
    'of hand %s, which was learned from, 95 of 100 are heard and 5 of 100 harmless ones at most',
    (hand) => {
      const [crisis, harmless] = [
        phrasesIn(`independent/${hand}-crisis`),
        phrasesIn(`independent/${hand}-harmless`),
      ];
      expect(Math.min(crisis.length, harmless.length)).toBeGreaterThanOrEqual(250);
      expect(heard(crisis).length / crisis.length).toBeGreaterThanOrEqual(0.95);
      expect(heard(harmless).length / harmless.length, heard(harmless).join(' | ')).toBeLessThanOrEqual(0.05);
    },
  );

  test.each([
    ['all hands together that were learned from', hands()],
    ['the first of these hands', ['h']],
  ])('of %s, 98 of 100 are heard', (_, some) => {
    const crisis = some.flatMap((hand) => phrasesIn(`independent/${hand}-crisis`));
    expect(heard(crisis).length / crisis.length).toBeGreaterThanOrEqual(0.98);
  });

  // A floor, not a goal: see docs/safety.md. Says how many, never which, so that nobody mends a rule for one of them.
  test('of a hand that nobody read and nothing was learned from, no fewer are heard than before', () => {
    const [crisis, harmless] = [
      phrasesIn('independent/held-out-crisis'),
      phrasesIn('independent/held-out-harmless'),
    ];
    expect(Math.min(crisis.length, harmless.length)).toBeGreaterThanOrEqual(250);
    expect(heard(crisis).length).toBeGreaterThanOrEqual(191);
    expect(heard(harmless).length / harmless.length).toBeLessThanOrEqual(0.05);
  });

  test('a phrase in the middle of a long message is heard', () => {
    const before =
      'today was long, I went to office, the boss was in a mood, I ate lunch with Riya and we talked about films, ';
    const after =
      ' and now it rains here and the match is on, my brother is watching it with his friends and they are loud';
    for (const text of ['I want to kill myself', 'mujhe jeena nahi hai', 'main khudkushi karna chahti hu'])
      expect(hear(before + text + after).crisis, text).not.toBeNull();
  });

  test('a joiner that a Hindi keyboard puts inside a word hides nothing', () => {
    expect(hear('मैं आत्\u200dमहत्\u200dया करना चाहता हूँ').crisis).not.toBeNull();
    expect(hear('I want to ki\u00adll myself').crisis).not.toBeNull();
  });

  test('a message of 2000 characters takes no noticeable time', () => {
    // The processor's time, whatever else the machine has to do.
    const before = process.cpuUsage();
    const many = ['mar ', 'i want to ', 'मर ', 'a', 'pati ne mujhe ', '12 '];
    // Each fits the beginning of a Hindi phrase again and again, and never its end.
    const begun = ['सो कभी ', 'काश पैदा ', 'पति मुझे ', 'जिंदगी का मतलब ', 'मैं मर ', 'खुद को '];
    const signs = [
      'papa mujhe ',
      'he said he will ',
      'took many ',
      'wo mujhe roz ',
      'goli ',
      'वो मुझे ',
      'रात को नींद ',
      'want to be ',
    ];
    for (const piece of [...many, ...begun, ...signs]) hear(piece.repeat(2000).slice(0, 2000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});

test.each([
  "I'm 15",
  'im 16 btw',
  'i am 16 years old',
  "I'm only 14, is that ok?",
  'my age is 14',
  'I just turned 17',
  'i am fifteen years old',
  'I am a minor',
  'i am not 18 yet',
  'im under 18',
  'i study in class 9',
  "I'm in 10th grade",
  'im still in high school',
  '15 f',
  'main 17 saal ka hu',
  'mai abhi 16 saal ki hoon',
  'meri umar 15 hai',
  'meri age sirf 16 h',
  'main pandrah saal ki hu',
  'main nabalig hu',
  'abhi 18 ka nahi hua',
  'main 9th class mein padhti hu',
  'मैं 15 साल की हूँ',
  'मेरी उम्र सोलह साल है',
  'मैं अभी १६ साल का हूँ',
  'मैं नाबालिग हूँ',
  'मैं दसवीं कक्षा में पढ़ता हूँ',
])('hears a minor in: %s', (text) => expect(hear(text).age).toBe('minor'));
test.each([
  'I am 25',
  "I'm 18",
  'im 18 now',
  'my son is 12 years old',
  'my daughter is 15',
  'My little brother just turned 16',
  'I teach class 9 students',
  'I am 17 minutes late',
  'I am 10 km away',
  'i have 15 years of experience',
  'I have been working here since I was 16',
  'when I was 15 I lived in Pune',
  'meri behen 15 saal ki hai',
  'mera beta 12 saal ka hai',
  'main 17 saal se mumbai mein hu',
  'main 27 saal ka hu',
  'मेरी बेटी 14 साल की है',
  'मैं 15 साल से दिल्ली में हूँ',
  'i was 15 when we moved',
  'I am 5 feet 10',
])('hears no minor in: %s', (text) => expect(hear(text).age).not.toBe('minor'));
