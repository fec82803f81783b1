import { describe, expect, test } from 'vitest';
import { termsOf, wantedIn } from '../../terms/rules';
import { indexFacts, nearestOf } from './rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const fact = (text: string, daysAgo = 1, aliases: string[] = []) => ({
  ...{ id: text, subject: null, text },
  words: termsOf([text, ...aliases]),
  confirmedAt: new Date(NOW.getTime() - daysAgo * 86_400_000),
});
type Fact = ReturnType<typeof fact>;
const nearest = (facts: Fact[], text: string, near?: Map<string, number>) =>
  nearestOf(indexFacts(facts), { wanted: wantedIn(text), near, now: NOW }, 3).map((one) => one.text);

describe('what comes first', () => {
  const facts = [
    fact('Has a dog called Bruno', 300),
    fact('Interview on Monday', 0),
    fact('माँ लखनऊ में रहती हैं'),
    fact('Behen ka naam Meena hai'),
    fact('Subah society mein paani ek ghanta hi aata hai', 200),
  ];
  test.each([
    ["What's my dog's name?", 'Bruno'],
    ['my dogs are mad', 'Bruno'],
    ['meri behen kaisi thi?', 'Meena'],
    ['लखनऊ में बारिश है', 'लखनऊ'],
    ['how is my sister doing', 'Meena'],
    ['मीना कैसी है', 'Meena'],
    ['how is mom', 'माँ'],
    ['Brunoo ko bath diya', 'Bruno'],
    ['Burno is limping', 'Bruno'],
    ['बाल्टी खाली पड़ी है', 'paani'],
  ])('%s asks for %s, however long ago it was told', (text, wanted) => {
    expect(nearest(facts, text)[0]).toContain(wanted);
  });

  test('without a question it is the newest', () => {
    expect(nearest(facts, '')[0]).toBe('Interview on Monday');
  });
});

test('what is near in meaning is found without a word in common', () => {
  const facts = [fact('Plays tabla'), fact('Hates traffic')];
  expect(nearest(facts, 'hmm', new Map([['Hates traffic', 0.6]]))[0]).toBe('Hates traffic');
});

test('a rare word says more than a frequent one, and what several aliases say more than what one does', () => {
  const tea = Array.from({ length: 30 }, (_, at) => fact(`Drank chai with friend ${at}`));
  expect(nearest([...tea, fact('Takes chai with tulsi')], 'tulsi wali chai')[0]).toBe(
    'Takes chai with tulsi',
  );
  const twins = [
    fact('Likes to ride', 1, ['horse', 'hills']),
    fact('Likes to walk', 9, ['hills', 'hills above Ooty', 'the blue hills']),
  ];
  expect(nearest(twins, 'hills')[0]).toBe('Likes to walk');
});

test('of many facts the most are those with the highest worth, newest first between equals', () => {
  const facts = Array.from({ length: 50 }, (_, at) => fact(`Thing ${at}`, 50 - at));
  expect(nearest(facts, 'kuch bhi')).toEqual(['Thing 49', 'Thing 48', 'Thing 47']);
  expect(nearest([], 'kuch bhi')).toEqual([]);
});
