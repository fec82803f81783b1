import { describe, expect, test } from 'vitest';
import { changeOf, type KnownFact, relationOf, subjectOf } from './rules';

const note = (text: string, kind = 'other', happensOn: string | null = null) => ({
  ...{ kind, text, happensOn },
  subject: subjectOf(text, ''),
});
const known = (text: string, kind = 'other', over: Partial<KnownFact> = {}): KnownFact => ({
  ...note(text, kind),
  id: text,
  corrected: false,
  ...over,
});
const told = (text: string, kind = 'other', over: { replaces?: string[]; happensOn?: string } = {}) => ({
  ...note(text, kind),
  ...{ replaces: [], told: '2026-11-20' },
  ...over,
});

test.each([
  ['Is married', 'Is not married', 'opposite'],
  ['Shaadishuda hai', 'Shaadishuda nahi hai', 'opposite'],
  ['शादीशुदा है', 'शादीशुदा नहीं है', 'opposite'],
  ['Likes coffee', 'Does not like coffee', 'opposite'],
  ['Likes coffee', 'Hates coffee', 'opposite'],
  ['Drinks tea', 'Stopped drinking tea', 'opposite'],
  ['Does not like coffee', "Doesn't like coffee", 'same'],
  ['Likes coffee', 'Loves coffee', 'same'],
  ['Has a dog called Bruno', 'Has a dog named Bruno', 'same'],
  ['Mom is a teacher', 'Mother is a teacher', 'same'],
  ['Has a sister called Meena', 'Has a sister called Reena', 'other'],
  ['Has a sister called Meena', 'Has a brother called Meena', 'other'],
  ['Preparing for NEET', 'Preparing for JEE', 'other'],
  ['Has 2 brothers', 'Has 3 brothers', 'other'],
  ['Lives in Pune', 'Sister lives in Pune', 'other'],
])('“%s” and “%s” are %s', (one, other, relation) => {
  expect(relationOf(note(one), note(other))).toBe(relation);
});

describe('what a fact changes', () => {
  const home = known('Lives in Pune', 'home');
  test('a newer home takes the place of the older', () => {
    expect(changeOf(told('Lives in Delhi', 'home'), [home])).toMatchObject({
      supersedes: [home.id],
      asks: false,
    });
  });
  test('the home of somebody else takes nobody’s place, whatever the model says', () => {
    const parents = told('Parents live in Indore', 'home', { replaces: [home.id] });
    expect(changeOf(parents, [home])).toMatchObject({ what: 'add', supersedes: [] });
    const name = known('Is called Asha', 'name', { corrected: true });
    expect(changeOf(told('Wife is called Meera', 'name'), [name])).toMatchObject({
      supersedes: [],
      asks: false,
    });
  });
  test('the same is confirmed, and what the model replaces goes before what looks the same', () => {
    expect(changeOf(told('lives in pune!', 'home'), [home])).toEqual({ what: 'confirm', id: home.id });
    const dog = known('Has a dog called Bruno', 'pet');
    const gone = told('Had a dog called Bruno', 'pet', { replaces: [dog.id] });
    expect(changeOf(gone, [dog])).toMatchObject({ what: 'add', supersedes: [dog.id] });
  });
  test('a contradiction takes the place of what it contradicts', () => {
    const married = known('Is married');
    expect(changeOf(told('Is not married'), [married])).toMatchObject({ supersedes: [married.id] });
  });
  test('a day that was put off takes the place of the old one, and one that is over does not', () => {
    const interview = known('Interview at TCS', 'event', { happensOn: '2026-11-23' });
    const later = told('Interview at TCS', 'event', { happensOn: '2026-11-26' });
    expect(changeOf({ ...later, text: 'The interview at TCS' }, [interview])).toMatchObject({
      supersedes: [interview.id],
    });
    const past = { ...interview, happensOn: '2026-10-01' };
    expect(changeOf({ ...later, text: 'The interview at TCS' }, [past])).toMatchObject({ supersedes: [] });
  });
  test('what the person put right by hand gives way only after their yes', () => {
    const mine = known('Lives in Pune', 'home', { corrected: true });
    expect(changeOf(told('Lives in Delhi', 'home'), [mine])).toEqual({
      what: 'add',
      supersedes: [mine.id],
      asks: true,
    });
  });
});
