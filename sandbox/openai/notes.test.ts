import { expect, test } from 'vitest';
import { isNotesRequest, notesReply } from './notes.ts';
import { replyTo } from './reply.ts';

const ask = (talk: string, known = 'none') => [
  { role: 'system', text: `# Memory notes\nYou keep the notes.\n# Known notes\n${known}` },
  { role: 'user', text: talk },
];
const noted = (talk: string, known?: string) => {
  const { facts } = JSON.parse(notesReply(ask(talk, known)) ?? '{}') as { facts: Record<string, unknown>[] };
  return facts.map(({ message, kind, quote, fact, topic }) => ({ message, kind, quote, fact, topic }));
};

test('notes what the person tells, with the words that say it', () => {
  expect(
    noted(
      '[1] Person: My dog is called Bruno and I live in Pune\n[2] Meera: I love mangoes\n[3] Person: I have diabetes',
    ),
  ).toEqual([
    { message: 1, kind: 'home', quote: 'I live in Pune', fact: 'Lives in Pune', topic: 'none' },
    {
      message: 1,
      kind: 'pet',
      quote: 'My dog is called Bruno',
      fact: 'Has a dog called Bruno',
      topic: 'none',
    },
    { message: 3, kind: 'other', quote: 'I have diabetes', fact: 'Has diabetes', topic: 'health' },
  ]);
  expect(noted('[1] Person: Mere kutte ka naam Moti hai')).toMatchObject([{ fact: 'Has a dog called Moti' }]);
});

test('does not repeat what is known', () => {
  expect(noted('[1] Person: I live in Pune', 'N1 (home): Lives in Pune')).toEqual([]);
});

test('a talk is no request for notes', () => {
  const talk = [{ role: 'user', text: '# Memory notes, please' }];
  expect(isNotesRequest([{ role: 'system', text: 'You are Meera.' }, ...talk])).toBe(false);
  expect(notesReply([{ role: 'system', text: 'You are Meera.' }, ...talk])).toBeUndefined();
});

test('a companion knows what its prompt says it remembers, and only that', () => {
  const prompt = (notes: string) =>
    `# Who you are\nName: Meera\nChat type: friendly\n# The person\nName: \n${notes}`;
  const answer = (notes: string) =>
    replyTo([
      { role: 'system', text: prompt(notes) },
      { role: 'user', text: "What is my dog's name?" },
    ]).join(' ');
  expect(answer('# What you remember\nNotes.\n- Has a dog called Bruno (20 Nov 2026)\n')).toContain('Bruno');
  expect(answer('')).not.toContain('Bruno');
});
