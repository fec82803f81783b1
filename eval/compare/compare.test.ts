import { expect, test } from 'vitest';
import { type Answer, type Choice, chooseByRules, compare, comparisonOf } from './compare';

const answer = (reply: string): Answer => ({
  companion: 'an AI companion',
  known: '',
  talk: ['P: my train was three hours late'],
  reply,
  language: 'en',
});
const times = (count: number, pair: readonly [Choice, Choice]) => Array.from({ length: count }, () => pair);

test('a pair is won only in both orders; a judge who takes whatever is first decides nothing', () => {
  expect(comparisonOf(times(20, ['first', 'second']))).toMatchObject({
    wins: 20,
    losses: 0,
    ties: 0,
    lead: 1,
  });
  expect(comparisonOf(times(20, ['first', 'first']))).toMatchObject({
    wins: 0,
    losses: 0,
    ties: 20,
    swayed: 20,
    lead: 0,
  });
  expect(comparisonOf([...times(3, [null, 'first']), ...times(2, ['tie', 'tie'])])).toMatchObject({
    unsaid: 3,
    ties: 2,
    swayed: 0,
  });
});

test('few pairs show no difference, many do', () => {
  const few = comparisonOf([...times(3, ['first', 'second']), ...times(2, ['second', 'first'])]);
  expect(few.leadInterval.low).toBeLessThan(0);
  const many = comparisonOf([...times(30, ['first', 'second']), ...times(5, ['second', 'first'])]);
  expect(many.leadInterval.low).toBeGreaterThan(0);
  expect(many.share.interval.low).toBeGreaterThan(0.5);
});

test('the order in which two answers are shown does not matter to rules', async () => {
  const [good, bad] = [
    answer('Three hours on a platform! Did the train at least have a seat left for you?'),
    answer('ठीक है।'),
  ];
  expect(await compare([good], [bad], chooseByRules)).toMatchObject({ wins: 1, losses: 0, swayed: 0 });
  expect(await compare([bad], [good], chooseByRules)).toMatchObject({ wins: 0, losses: 1, swayed: 0 });
});
