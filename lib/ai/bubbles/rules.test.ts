import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoBubbles } from './rules';

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
const sentence = fc
  .array(fc.stringMatching(/^[a-zक-ह]{1,9}$/), { minLength: 1, maxLength: 14 })
  .map((w) => `${w.join(' ')}.`);
const reply = fc
  .array(
    fc.array(sentence, { minLength: 1, maxLength: 5 }).map((s) => s.join(' ')),
    { minLength: 1, maxLength: 7 },
  )
  .map((p) => p.join('\n\n'));

test('1 to 3 bubbles, none empty, no word lost or moved', () => {
  fc.assert(
    fc.property(reply, (text) => {
      const bubbles = cutIntoBubbles(text);
      expect(bubbles.length).toBeGreaterThanOrEqual(1);
      expect(bubbles.length).toBeLessThanOrEqual(3);
      for (const bubble of bubbles) expect(bubble.trim()).toBe(bubble);
      expect(words(bubbles.join(' '))).toBe(words(text));
    }),
  );
});

test('paragraphs become bubbles, a short reply stays one', () => {
  expect(cutIntoBubbles('Arre!\n\nKya hua?')).toEqual(['Arre!', 'Kya hua?']);
  expect(cutIntoBubbles('Sach mein? Batao na.')).toEqual(['Sach mein? Batao na.']);
});

test('a long Hindi paragraph is cut at a danda', () => {
  const half = 'आज का दिन सच में बहुत लंबा था और मैं तुम्हारी बात ध्यान से सुन रही हूँ, इसलिए आराम से बताओ कि क्या हुआ।';
  expect(cutIntoBubbles(`${half} ${half}`)).toEqual([half, half]);
});

test('nothing but white space or control characters is no bubble', () => {
  expect(cutIntoBubbles(' \n\n\u0007 \u200b')).toEqual([]);
});
