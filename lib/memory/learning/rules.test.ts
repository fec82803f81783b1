import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looseJson } from './json/rules';
import { notesRequest, readNotes, type ShownFact, type TalkMessage, withoutPrivateData } from './rules';

const timestamp = new Date('2026-11-20T18:00:00+05:30');
const heard: TalkMessage[] = [
  { id: 'a', seq: '1', sender: 'user', content: 'Listen,\nmy dog is called Bruno', timestamp },
  { id: 'b', seq: '2', sender: 'ai', content: 'I live in Jaipur in my story', timestamp },
  {
    id: 'c',
    seq: '3',
    sender: 'user',
    content: 'I have moved to Delhi, and mujhe depression hai',
    timestamp,
  },
];
const shown = (over: Partial<ShownFact> = {}): ShownFact => ({
  ...{ id: 'k1', kind: 'home', text: 'Lives in Pune', subject: null, aliases: [], happensOn: null },
  ...{ corrected: false, sourceMessageId: null },
  ...over,
});
const known = [shown()];
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
      retractions: [],
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
    [...heard, { id: 'd', seq: '4', sender: 'user', content: 'call 98765 43210 or a.b@mail.in', timestamp }],
    known,
    'Meera',
  );
  expect(lines.at(-1)?.content.split('\n')).toEqual([
    '[1] Fri 2026-11-20 Person: Listen, my dog is called Bruno',
    '[2] Fri 2026-11-20 Meera: I live in Jaipur in my story',
    '[3] Fri 2026-11-20 Person: I have moved to Delhi, and mujhe depression hai',
    '[4] Fri 2026-11-20 Person: call [removed] or [removed]',
  ]);
  expect(lines[0]?.content).toContain('N1 (home): Lives in Pune');
});

test('private data is taken out, years and small numbers stay', () => {
  expect(withoutPrivateData('born 1998, flat 12, 4111 1111 1111 1111')).toBe('born 1998, flat 12, [removed]');
});

describe('whom and when a note is about', () => {
  test.each([
    ['self', 'Lives in Delhi', 'home', null],
    ['parents', 'Live in Indore', 'person', 'parents'],
    ['self', 'Parents live in Indore', 'person', 'parents'],
    ['Wife', 'Is called Meera', 'person', 'wife'],
    ['', 'Behen ka naam Meena hai', 'person', 'sister'],
  ])('%s, %s: %s', (about, fact, kind, subject) => {
    const stated = subject === null || fact.includes('naam') ? 'home' : 'name';
    expect(read([note({ about, fact, kind: stated })])?.facts).toMatchObject([{ kind, subject }]);
  });

  test('a day is the model’s, or that of the line’s own words', () => {
    const interview = [{ ...heard[0], content: 'my interview is on Monday' } as TalkMessage];
    const noted = (over: object) => {
      const fact = note({
        quote: 'interview is on Monday',
        kind: 'event',
        fact: 'Has an interview',
        ...over,
      });
      return readNotes(JSON.stringify({ facts: [fact] }), interview, [])?.facts[0]?.happensOn;
    };
    expect(noted({ on: '2026-11-23' })).toBe('2026-11-23');
    expect(noted({ on: 'Monday' })).toBe('2026-11-23');
    expect(noted({ on: '2099-01-01' })).toBe('2026-11-23');
    expect(noted({ on: '', kind: 'like' })).toBeNull();
  });

  test('other words are kept short, few and harmless', () => {
    const aliases = ['kutta', 'कुत्ता', 'kutta', '', '# x', 'takes insulin', '98765 43210', 7, 'a'.repeat(99)];
    expect(read([note({ aliases })])?.facts[0]?.aliases).toEqual(['kutta', 'कुत्ता', 'x', 'a'.repeat(60)]);
  });

  test('other words come by language, and what may be said when it comes up after them', () => {
    const aliases = { english: ['leash'], hinglish: ['kutta'], hindi: ['कुत्ता'] };
    const moments = ['vet ne injection lagaya', 'kutta'];
    expect(read([note({ aliases, moments })])?.facts[0]?.aliases).toEqual([
      ...['leash', 'kutta', 'कुत्ता', 'vet ne injection lagaya'],
    ]);
  });

  test('a topic that is none of ours is no judgement, and the note is not believed', () => {
    expect(read([note({ topic: 'mental wellbeing' })])?.facts).toEqual([]);
  });
});

describe('what is taken back', () => {
  const wish = (content: string): TalkMessage[] => [
    { id: 'w', seq: '9', sender: 'user', content, timestamp },
  ];
  const pune = shown({ sourceMessageId: 'c' });
  const answer = (retract: object[]) => JSON.stringify({ facts: [], retract, summary: 'About Pune' });
  const stated = { message: 1, quote: 'forget where I live', note: 1, why: 'forget' };

  test('goes by the model’s note, with the person’s words as proof', () => {
    const said = wish('please forget where I live');
    expect(readNotes(answer([stated]), said, [pune])).toEqual({
      facts: [],
      retractions: [{ id: 'k1', why: 'forget' }],
      summary: '',
    });
    expect(
      readNotes(answer([{ ...stated, quote: 'never said' }]), wish('kya haal'), [pune])?.retractions,
    ).toEqual([]);
    expect(readNotes(answer([{ ...stated, note: 8 }]), wish('kya haal'), [pune])?.retractions).toEqual([]);
  });

  test('what was put right by hand goes only where the line asks for it itself', () => {
    const mine = { ...pune, corrected: true };
    const moved = { message: 1, quote: 'I was in Pune', note: 1, why: 'over' };
    expect(readNotes(answer([moved]), wish('I was in Pune'), [mine])?.retractions).toEqual([]);
    expect(readNotes(answer([stated]), wish('please forget where I live'), [mine])?.retractions).toHaveLength(
      1,
    );
  });

  test.each([
    ['forget that', heard, ['k1']],
    ['bhool jao wo baat', heard, ['k1']],
    ['वो बात भूल जाओ', heard, ['k1']],
    ['please forget about Pune', [], ['k1']],
    ["that's over now", heard, ['k1']],
    ['please forget about Mumbai', heard, []],
    ['I can never forget that', heard, []],
    ['forget it', heard, []],
  ])('the net hears “%s” where the model heard nothing', (text, earlier, gone) => {
    expect(readNotes(answer([]), wish(text), [pune], earlier)?.retractions.map(({ id }) => id)).toEqual(gone);
  });

  test('and what the same part of the talk told before is not learned', () => {
    const said = [...heard, ...wish('no wait, forget that')];
    const home = note({ message: 3, quote: 'moved to Delhi', kind: 'home', fact: 'Lives in Delhi' });
    const notes = readNotes(JSON.stringify({ facts: [note({}), home], summary: 'Moved' }), said, []);
    expect(notes?.facts.map((fact) => fact.text)).toEqual(['Has a dog called Bruno']);
    expect(notes?.summary).toBe('');
  });
});
