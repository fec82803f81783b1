import { expect, test } from 'vitest';
import { PAGE_COPY } from './copy';

/** Every text of a catalogue with its place: lists and records walked, functions asked about 3 or "X". */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, `${value(3)}`]];
  return Object.entries(value as object).flatMap(([name, one]) => textsIn(one, `${place}.${name}`));
}

const english = new Map(textsIn(PAGE_COPY.en));
const hindi = new Map(textsIn(PAGE_COPY.hi));
/** The paths of links are the same in both. */
const isPath = (place: string) => /\.links\.\d+\.0$/.test(place);

test('the catalogue has each label in both languages, and none of them is empty', () => {
  const unlike = [...english.keys()].filter((place) => !hindi.has(place));
  // What the English pages alone say.
  expect(unlike).toEqual(['.free.ofPsychologist']);
  expect([...hindi.keys()].filter((place) => !english.has(place))).toEqual([]);
  for (const [place, text] of [...english, ...hindi]) expect(text.trim(), place).not.toBe('');
});

test('no label of the Hindi pages stayed in English', () => {
  const left = [...hindi].filter(
    ([place, text]) => !isPath(place) && !/\p{Script=Devanagari}{2}/u.test(text),
  );
  expect(left).toEqual([]);
  for (const [place, text] of hindi) if (!isPath(place)) expect(text, place).not.toBe(english.get(place));
});

test('a label asked about a number says it', () => {
  for (const { article, marketing } of Object.values(PAGE_COPY))
    for (const say of [article.minutes, article.source, marketing.stars, marketing.prices.messages])
      expect(say(7)).toContain('7');
});
