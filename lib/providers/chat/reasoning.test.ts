import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutReasoning } from './reasoning';

test.each([
  ['tags', '<think>She is sad. I should ask.</think>\n\nKya hua?', 'Kya hua?'],
  ['tags of other names', '<thought>hm</thought>Kya hua? <mm:think>more</mm:think>', 'Kya hua?'],
  ['no opening tag', 'The user is sad.\n</think>\nKya hua?', 'Kya hua?'],
  ['no closing tag', 'Kya hua?\n<think>Should I say more? The user', 'Kya hua?'],
  ['nothing but thoughts', '<think>Okay, the user wrote', ''],
  ['one in another', '<think>a <think>b</think> c</think>Kya hua?', 'Kya hua?'],
  ['Magistral', '[THINK]hm[/THINK]Kya hua?', 'Kya hua?'],
  ['Kimi', '◁think▷hm◁/think▷Kya hua?', 'Kya hua?'],
  [
    'Harmony',
    '<|channel|>analysis<|message|>We need to be warm.<|end|><|start|>assistant<|channel|>final<|message|>Kya hua?<|return|>',
    'Kya hua?',
  ],
  ['Harmony of which only thoughts came', '<|channel|>analysis<|message|>We need to be', ''],
  [
    'Harmony with a preamble',
    '<|channel|>commentary<|message|>I will look.<|end|><|start|>assistant<|channel|>final<|message|>Haan.<|return|>',
    'Haan.',
  ],
  ['Harmony without its marks', 'analysisWe need to answer. Short.assistantfinalKya hua?', 'Kya hua?'],
  ['Harmony without its marks, cut', 'analysisWe need to answer', ''],
  ['Gemma', '<|channel>thought\nThe person is sad.\n<channel|>Kya hua?', 'Kya hua?'],
])('%s', (_, written, spoken) => expect(withoutReasoning(written)).toBe(spoken));

test.each([
  'I think so, too. My analysis: chai first.',
  'analysis paralysis is real, yaar',
  '<3 and 2 < 3',
  'Thinking of you. What about reasoning?',
])('words stay: %s', (words) => expect(withoutReasoning(words)).toBe(words));

test('whatever stands between the tags, none of it stays', () => {
  const inside = fc.string().filter((text) => !/[<>[\]◁▷|]/.test(text));
  fc.assert(
    fc.property(inside, fc.constantFrom('think', 'thinking', 'thought', 'reasoning'), (thought, tag) => {
      expect(withoutReasoning(`<${tag}>SECRET${thought}</${tag}>Haan.`)).toBe('Haan.');
      expect(withoutReasoning(`SECRET${thought}</${tag}>Haan.`)).toBe('Haan.');
      expect(withoutReasoning(`Haan.<${tag}>SECRET${thought}`)).toBe('Haan.');
    }),
  );
});
