import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  isSameFact,
  looseJson,
  notesRequest,
  readNotes,
  type TalkMessage,
  topicOf,
  withoutPrivateData,
} from './rules';

const heard: TalkMessage[] = [
  { id: 'a', seq: '1', sender: 'user', content: 'Listen,\nmy dog is called Bruno' },
  { id: 'b', seq: '2', sender: 'ai', content: 'I live in Jaipur in my story' },
  { id: 'c', seq: '3', sender: 'user', content: 'I have moved to Delhi, and mujhe depression hai' },
];
const known = [{ id: 'k1', kind: 'home', text: 'Lives in Pune', corrected: false }];
const note = (over: object) => ({
  message: 1,
  quote: 'my dog is called Bruno',
  kind: 'pet',
  fact: 'Has a dog called Bruno',
  topic: 'none',
  replaces: [],
  ...over,
});
const read = (facts: unknown, summary: unknown = '') =>
  readNotes(JSON.stringify({ facts, summary }), heard, known);

describe('the notes of a model', () => {
  test('are believed when the person’s own line says so', () => {
    expect(read([note({})])?.facts).toMatchObject([
      { kind: 'pet', text: 'Has a dog called Bruno', topic: null, source: { id: 'a' } },
    ]);
    const moved = note({
      message: 3,
      quote: 'moved to Delhi',
      kind: 'home',
      fact: 'Lives in Delhi',
      replaces: [1, 9, 'x'],
    });
    expect(read([moved])?.facts).toMatchObject([{ replaces: ['k1'] }]);
  });

  test.each([
    ['a quote nobody said', { quote: 'I own a yacht' }],
    ['a quote of another line', { message: 3 }],
    ['no quote', { quote: '' }],
    ['words of the companion', { message: 2, quote: 'I live in Jaipur', fact: 'Lives in Jaipur' }],
    ['a line that is not there', { message: 7 }],
    ['a phone number', { fact: 'Phone is 98765 43210' }],
    ['no text', { fact: ' \n ' }],
  ])('are dropped with %s', (_what, over) => expect(read([note(over)])?.facts).toEqual([]));

  test('are sensitive when the words are, whatever the model says', () => {
    const fact = note({ message: 3, quote: 'mujhe depression hai', kind: 'feeling', fact: 'Feels low' });
    expect(read([fact])?.facts[0]?.topic).toBe('health');
    expect(read([note({ topic: 'money' })])?.facts[0]?.topic).toBe('money');
  });

  test('keep sensitive things out of the summary', () => {
    expect(read([], 'Talked about the dog')?.summary).toBe('Talked about the dog');
    expect(read([], 'Talked about her depression')?.summary).toBe('');
    expect(
      read([note({ topic: 'money', fact: 'Owes his uncle a lot' })], 'He owes his uncle a lot')?.summary,
    ).toBe('');
  });

  test('may stand in any wrapping, and anything else is no notes', () => {
    expect(readNotes('Sure!\n```json\n{"facts":[],"summary":"x y"}\n```', heard, known)).toEqual({
      facts: [],
      summary: 'x y',
    });
    for (const text of ['', 'no', '{', '{"facts":3}', '[]', '{"summary":"x"}'])
      expect(readNotes(text, heard, known)).toBeNull();
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => readNotes(`{"facts":[${text}],"summary":${text}}`, heard, known)).not.toThrow();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void looseJson(text)));
  });
});

test('the request numbers the lines, one each, and holds no private data', () => {
  const lines = notesRequest(
    [...heard, { id: 'd', seq: '4', sender: 'user', content: 'call 98765 43210 or a.b@mail.in' }],
    known,
    'Meera',
  );
  expect(lines.at(-1)?.content.split('\n')).toEqual([
    '[1] Person: Listen, my dog is called Bruno',
    '[2] Meera: I live in Jaipur in my story',
    '[3] Person: I have moved to Delhi, and mujhe depression hai',
    '[4] Person: call [removed] or [removed]',
  ]);
  expect(lines[0]?.content).toContain('N1 (home): Lives in Pune');
});

test.each([
  ['I take insulin medicine', 'health'],
  ['वह मुझे मारता है', 'abuse'],
  ['main gay hoon', 'sexuality'],
  ['meri salary kam hai', 'money'],
  ['I am a Brahmin', 'caste'],
  ['main roz namaz padhta hoon', 'religion'],
  ['I love filter coffee', null],
  ['Works as an engineer', null],
])('%s: %s', (text, topic) => expect(topicOf(text)).toBe(topic));

test('private data is taken out, years and small numbers stay', () => {
  expect(withoutPrivateData('born 1998, flat 12, 4111 1111 1111 1111')).toBe('born 1998, flat 12, [removed]');
});

describe('what a fact changes', () => {
  const learned = (over: object) =>
    ({
      kind: 'home',
      text: 'Lives in Delhi',
      topic: null,
      source: heard[2] as TalkMessage,
      replaces: [],
      ...over,
    }) as Parameters<typeof changeOf>[0];
  test('a newer home takes the place of the older', () => {
    expect(changeOf(learned({}), known)).toMatchObject({ what: 'add', supersedes: ['k1'] });
  });
  test('the same is confirmed', () => {
    expect(changeOf(learned({ text: 'lives in pune!' }), known)).toMatchObject({ what: 'confirm', id: 'k1' });
  });
  test('what the person put right by hand is not replaced by what a model concludes', () => {
    const mine = [{ id: 'p', kind: 'person', text: 'Sister is Reena', corrected: true }];
    expect(
      changeOf(learned({ kind: 'person', text: 'Sister is Sangeeta', replaces: ['p'] }), mine),
    ).toMatchObject({ supersedes: [] });
  });
  test('two people with names alike are two facts', () => {
    expect(
      isSameFact(
        { kind: 'person', text: 'Has a sister called Meena' },
        { kind: 'person', text: 'Has a sister called Reena' },
      ),
    ).toBe(false);
  });
});
