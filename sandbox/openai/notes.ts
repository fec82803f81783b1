import { factsOf } from './memory.ts';
import type { Turn } from './reply.ts';
import { topicOf } from './topics.ts';

type Note = {
  message: number;
  quote: string;
  kind: string;
  fact: string;
  topic: string;
  replaces: number[];
};

const NOTES = /^# Memory notes\b/;
const DIGEST = /^# Memory digest\b/;
const LINE = /^\[(\d+)\] Person: (.+)$/;
const KNOWN = /^N\d+ \([a-z]+\): (.+)$/;
const HEADING = /^# What you remember\s*$/;
const DAY = /\s*\(\d{1,2} \w+ \d{4}\)$/;
const QUOTE_CHARS = 200;
const SUMMARY_CHARS = 200;

/** What the notes call delicate, with the words that give it away. */
const DELICATE: readonly [topic: string, find: RegExp, say: (found: string) => string][] = [
  [
    'health',
    /\b(?:i have|i've got|mujhe) (diabetes|asthma|thyroid|anxiety|depression|pcos|cancer)\b/i,
    (found) => `Has ${found.toLowerCase()}`,
  ],
  ['sexuality', /\bi(?: am|'m) (gay|lesbian|bisexual|queer)\b/i, (found) => `Is ${found.toLowerCase()}`],
  ['religion', /\bi(?: am|'m) (?:a )?(hindu|muslim|christian|sikh|jain)\b/i, (found) => `Is ${found}`],
];

/** The part of a line that says it: one thing of a line is no proof of another. */
function quoteOf(text: string, value: string): string {
  const part = text
    .split(/[,;.!?]|\band\b|\baur\b/i)
    .find((one) => one.toLowerCase().includes(value.toLowerCase()));
  return (part ?? text).trim().slice(0, QUOTE_CHARS);
}

function told(text: string): Omit<Note, 'message' | 'replaces'>[] {
  const facts = factsOf(text);
  const notes: Omit<Note, 'message' | 'replaces'>[] = [];
  const add = (kind: string, value: string, fact: string, topic = 'none') =>
    notes.push({ kind, fact, topic, quote: quoteOf(text, value) });
  const name = facts.get('name');
  const city = facts.get('city');
  const job = facts.get('job');
  const like = facts.get('like');
  const pet = facts.get('pet');
  if (name) add('name', name, `Name is ${name}`);
  if (city) add('home', city, `Lives in ${city}`);
  if (job) add('work', job, `Works as ${/^[aeiou]/.test(job) ? 'an' : 'a'} ${job}`);
  if (like) add('like', like, `Likes ${like}`);
  if (pet) add('pet', pet, `Has a ${/\b(?:cat|kitten|billi)\b/i.test(text) ? 'cat' : 'dog'} called ${pet}`);
  for (const [topic, find, say] of DELICATE) {
    const found = find.exec(text)?.[1];
    if (found) add('other', found, say(found), topic);
  }
  return notes;
}

function notesOf(system: string, talk: string): string {
  const known = new Set(system.split('\n').flatMap((line) => KNOWN.exec(line)?.[1] ?? []));
  const facts: Note[] = [];
  const subjects = new Set<string>();
  for (const line of talk.split('\n')) {
    const [, number, text] = LINE.exec(line) ?? [];
    if (number === undefined || text === undefined) continue;
    const subject = topicOf(text)?.id;
    if (subject && subject !== 'crisis' && subject !== 'minor') subjects.add(subject);
    for (const note of told(text)) {
      if (known.has(note.fact)) continue;
      facts.push({ message: Number(number), ...note, replaces: [] });
      if (note.topic === 'none') subjects.add(note.fact);
    }
  }
  const about = [...subjects].slice(0, 5).join(', ');
  return JSON.stringify({ facts, summary: about ? `Talked about ${about}`.slice(0, SUMMARY_CHARS) : '' });
}

/** Whether a request is for notes about a talk rather than for a companion's words. */
export function isNotesRequest(turns: readonly Turn[]): boolean {
  const first = turns[0]?.text ?? '';
  return NOTES.test(first) || DIGEST.test(first);
}

/** The answer to a request for notes, as JSON; nothing for any other request. */
export function notesReply(turns: readonly Turn[]): string | undefined {
  const [system, talk] = [turns[0]?.text ?? '', turns.at(-1)?.text ?? ''];
  if (NOTES.test(system)) return notesOf(system, talk);
  if (!DIGEST.test(system)) return undefined;
  const lines = talk.split('\n').map((line) => line.replace(/^- /, ''));
  return JSON.stringify({ summary: lines.join('; ').slice(0, SUMMARY_CHARS) });
}

/** What a prompt says the companion remembers, under the keys its section about the person has. */
export function remembered(prompt: string): Map<string, string> {
  const lines = prompt.split(/\r?\n/);
  const from = lines.findIndex((line) => HEADING.test(line));
  const found = new Map<string, string>();
  if (from < 0) return found;
  for (const line of lines.slice(from + 1)) {
    if (line.startsWith('#')) break;
    if (!line.startsWith('- ')) continue;
    const fact = line.slice(2).replace(DAY, '');
    const is = (key: string, pattern: RegExp) => {
      const value = pattern.exec(fact)?.[1];
      if (value && !found.has(key)) found.set(key, value);
    };
    is('name', /^Name is (.+)$/);
    is('city', /^Lives in (.+)$/);
    is('work', /^Works as an? (.+)$/);
    is('likes', /^Likes (.+)$/);
    is('pet', /\b(?:dog|cat|pet|puppy|kitten)\b.*?\b(?:called|named|is) ([A-Z]\w+)/);
  }
  return found;
}
