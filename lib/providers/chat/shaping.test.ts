import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModelMessage } from '@/lib/ai/ports';
import { shapeMessages, shortenTalk } from './shaping';

const ANYWHERE = { system: 'anywhere', alternating: false, promptChars: null } as const;
const STRICT = { system: 'first', alternating: true, promptChars: null } as const;
const said = (role: ModelMessage['role'], content: string): ModelMessage => ({ role, content });
const TALK = [
  said('system', 'You are Meera.'),
  said('assistant', 'Hi.'),
  said('assistant', 'Kaise ho?'),
  said('user', 'Theek.'),
  said('assistant', 'Chai?'),
  said('system', 'Be short.'),
  said('user', 'Haan.'),
];

test('bubbles that follow each other are one turn, in paragraphs', () => {
  expect(shapeMessages(TALK, ANYWHERE)).toEqual([
    said('system', 'You are Meera.'),
    said('assistant', 'Hi.\n\nKaise ho?'),
    ...TALK.slice(3),
  ]);
});

test('for a strict template instructions come first, later ones as a note, and the person begins', () => {
  expect(shapeMessages(TALK, STRICT)).toEqual([
    said('system', 'You are Meera.'),
    said('user', '(The chat begins.)'),
    said('assistant', 'Hi.\n\nKaise ho?'),
    said('user', 'Theek.'),
    said('assistant', 'Chai?'),
    said('user', '(A note to you, not written by the person: Be short.)\n\nHaan.'),
  ]);
  const hinted = shapeMessages([...TALK, said('system', 'Again.')], STRICT);
  expect(hinted.at(-1)?.content).toMatch(/Haan\.\n\n\(A note to you, .*: Again\.\)$/);
});

test('without system messages the instructions stand in the first turn of the person', () => {
  const [first, second] = shapeMessages(TALK, { ...STRICT, system: 'none' });
  expect(first).toEqual(said('user', 'You are Meera.\n\n(The chat begins.)'));
  expect(second?.role).toBe('assistant');
});

const messages = fc.array(
  fc.record({
    role: fc.constantFrom('system' as const, 'user' as const, 'assistant' as const),
    content: fc.string({ minLength: 1 }),
  }),
  { maxLength: 12 },
);

test('whatever a talk is, a strict template takes it, and no word is lost', () => {
  fc.assert(
    fc.property(messages, fc.constantFrom('first' as const, 'none' as const), (talk, system) => {
      const shaped = shapeMessages([...talk, said('user', 'Haan.')], { ...STRICT, system });
      const turns = shaped[0]?.role === 'system' ? shaped.slice(1) : shaped;
      if (system === 'none') expect(shaped.some((one) => one.role === 'system')).toBe(false);
      expect(turns.every((one, at) => one.role === (at % 2 === 0 ? 'user' : 'assistant'))).toBe(true);
      const all = shaped.map((one) => one.content).join('\n');
      expect(talk.every((one) => all.includes(one.content))).toBe(true);
    }),
  );
});

test('the beginning of a talk stays the same from one send to the next', () => {
  const next = [
    ...TALK.filter((_, at) => at !== 5),
    said('assistant', 'Banao.'),
    said('system', 'Be short.'),
    said('user', 'Ok.'),
  ];
  for (const how of [ANYWHERE, STRICT]) {
    const [one, other] = [shapeMessages(TALK, how), shapeMessages(next, how)];
    const same = one.findIndex((message, at) => message.content !== other[at]?.content);
    expect(same).toBeGreaterThanOrEqual(one.length - 2);
  }
});

test('a talk that is too long loses its oldest messages, never the instructions or the newest', () => {
  const short = shortenTalk(TALK, 30);
  expect(short).toEqual([
    said('system', 'You are Meera.'),
    said('system', 'Be short.'),
    said('user', 'Haan.'),
  ]);
  expect(shortenTalk(TALK, 1_000)).toEqual(TALK);
});
