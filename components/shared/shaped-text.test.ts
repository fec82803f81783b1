import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shapeText } from './shaped-text';

const face = (name: string) => readFileSync(`content/fonts/${name}.ttf`);
const FACES = { devanagari: face('devanagari-700'), latin: face('bricolage-700') };

async function shaped(text: string, width = 1000) {
  const { uri, height } = await shapeText(text, FACES, { size: 50, leading: 70, width, colour: '#000' });
  const svg = Buffer.from(uri.split(',')[1] ?? '', 'base64').toString();
  const glyphs = [...svg.matchAll(/<path transform="translate\(([\d.e-]+) [^"]*" d="([^"]*)"/g)];
  return {
    height,
    glyphs: glyphs.map(([, x]) => Number(x)),
    drawn: glyphs.map(([, , path]) => path),
    lines: new Set([...svg.matchAll(/<g transform="translate\([\d.]+ ([\d.]+)\)"/g)].map(([, y]) => y)).size,
  };
}

test.each([
  ['क्ष', 1],
  ['ज्ञ', 1],
  ['त्र', 1],
  ['द्व', 1],
])('the conjunct %s is one sign', async (text, signs) => {
  const { drawn } = await shaped(text);
  expect(drawn.filter((path) => path !== '')).toHaveLength(signs);
});

test('a short i stands before the letter it is written after', async () => {
  const [i, k] = (await shaped('कि')).drawn;
  expect(k).toBe((await shaped('क')).drawn[0]);
  expect(i).not.toBe(k);
});

test('an r above its letter leaves no virama behind', async () => {
  const virama = (await shaped('क्')).drawn.at(-1);
  expect((await shaped('शर्मा')).drawn).not.toContain(virama);
});

test('Latin letters come from the other face', async () => {
  const { drawn } = await shaped('AI साथी');
  expect(drawn[0]).not.toBe('');
  expect(drawn).toHaveLength((await shaped('AI')).drawn.length + (await shaped('साथी')).drawn.length);
});

test('a line breaks between words, and the drawing grows by it', async () => {
  const one = await shaped('मन की बात');
  const many = await shaped('मन की बात', 100);
  expect(one.lines).toBe(1);
  expect(many.lines).toBe(3);
  expect(many.height - one.height).toBe(140);
});
