import { type InEach, languageOf, languageOfTalk } from './language.ts';
import { FOLLOW_UPS, LISTENING, MEMORY, OPENINGS, TOPICS, type Topic } from './lines.ts';
import { factsIn } from './notes.ts';
import { type Persona, readPersona } from './persona.ts';
import type { Turn } from './request.ts';

const WELCOME = '[welcome]';
/** A day and hour above a person's words. */
const NOTE = /^\[[^\]\n]*\]\n/;
const ASKS_FOR_PICTURE = /\b(?:pic|picture|photo|selfie|drawing|tasveer)s?\b|तस्वीर|फ़ोटो|फोटो/iu;
const ASKS_MEMORY =
  /\b(?:do you (?:know|remember)|what(?:'s| is) my|remember about me|mera naam (?:kya|yaad)|yaad hai)\b|याद है|मेरा नाम (?:क्या|याद)/iu;
const ASKS_NAME = /\bmy name|mera naam|मेरा नाम/iu;
/** Out of how many replies one begins with a phrase of the companion's own, or calls the person by name. */
const PHRASE_EVERY = 4;
const NAME_EVERY = 3;
/** Words that are still short enough to be repeated. */
const QUOTED_WORDS = 6;

export const asksForPicture = (text: string) => ASKS_FOR_PICTURE.test(text);

function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** Everything a reply is made from. */
type Talk = {
  persona: Persona;
  lang: keyof InEach;
  theirs: readonly string[];
  /** What the companion has said. */
  earlier: string;
  /** What the companion knows of the person: sentences, and the values in them. */
  known: readonly { sentence: string; value: string }[];
  personName: string | undefined;
  seed: number;
};

function talkOf(turns: readonly Turn[]): Talk {
  const persona = readPersona(
    turns
      .filter((turn) => turn.role === 'system')
      .map((turn) => turn.text)
      .join('\n'),
  );
  const theirs = turns
    .filter((turn) => turn.role === 'user' && !turn.text.includes(WELCOME))
    .map((turn) => turn.text.replace(NOTE, ''));
  const told = theirs.flatMap(factsIn);
  const remembered = persona.remembered.map((sentence) => ({
    sentence,
    value: /\b(?:is|in|an?|called|likes) (\S.*)$/i.exec(sentence)?.[1] ?? sentence,
  }));
  const known = [...remembered, ...told.filter((one) => !persona.remembered.includes(one.sentence))];
  const named = known.findLast((one) => one.sentence.startsWith('Name is '));
  return {
    persona,
    lang: languageOfTalk(theirs, persona.person.language),
    theirs,
    earlier: turns
      .filter((turn) => turn.role === 'assistant')
      .map((turn) => turn.text)
      .join('\n'),
    known,
    personName: persona.person.isChosen ? persona.person.name : (named?.value ?? persona.person.name),
    seed: hash(`${persona.name} ${turns.length} ${theirs.at(-1) ?? ''}`),
  };
}

/** The person's first words, when they are worth repeating. */
function wordsOf(text: string): string | undefined {
  const [first = '', mark] = text.split(/(?<=[.!?,;\n।])/);
  const words = first.trim().replace(/[.!,;।]$/, '');
  const count = words.split(/\s+/).length;
  const plain = /^[\p{L}\p{M}\s'’-]+$/u.test(words) && !mark?.includes('?');
  return plain && count >= 3 && count <= QUOTED_WORDS ? words : undefined;
}

/**
 * A line with its gaps filled in: `{me}`, `{like}`, `{words}` of the person, and `[woman/man]` for what the companion is.
 * Undefined when there is nothing for a gap.
 */
function spoken(line: string, { persona, theirs, seed }: Talk): string | undefined {
  const words = wordsOf(theirs.at(-1) ?? '');
  if (line.includes('{words}') && words === undefined) return undefined;
  return line
    .replaceAll('{me}', persona.name)
    .replaceAll('{words}', words ?? '')
    .replaceAll('{like}', persona.likes[seed % Math.max(1, persona.likes.length)] ?? 'chai')
    .replace(/\[([^\]/]*)\/([^\]]*)\]/g, persona.female ? '$1' : '$2');
}

const allOf = (lines: InEach, talk: Talk) => lines[talk.lang].flatMap((line) => spoken(line, talk) ?? []);

/** One of the lines that have not been said yet; undefined when all have. */
function pickNew(lines: InEach, talk: Talk): string | undefined {
  const fresh = allOf(lines, talk).filter((line) => !talk.earlier.includes(line));
  return fresh[talk.seed % fresh.length];
}

/** A new line, or the one said longest ago. */
function pick(lines: InEach, talk: Talk): string {
  const lastSaid = (line: string) => talk.earlier.lastIndexOf(line);
  const [oldest = ''] = allOf(lines, talk).sort((one, other) => lastSaid(one) - lastSaid(other));
  return pickNew(lines, talk) ?? oldest;
}

/** What follows a name and a comma; what is no ordinary word keeps its capital. */
const afterName = (line: string) =>
  /^(?:I\b|AI\b)/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);

/** What the companion knows of the person, or just the name. */
function recall(text: string, talk: Talk): string {
  const name = talk.personName ?? '';
  const facts = ASKS_NAME.test(text)
    ? [name]
    : talk.known.map(({ sentence, value }) => (talk.lang === 'en' ? afterName(sentence) : value));
  const said = facts.join(', ') || name;
  return said === '' ? pick(MEMORY.nothing, talk) : pick(MEMORY.frame, talk).replace('{facts}', said);
}

function voiceOf(chatType: string): keyof typeof FOLLOW_UPS {
  if (chatType === 'psychologist') return 'care';
  return (['romantic', 'truelove', 'erotic'] as const).find((one) => one === chatType) ?? 'friendly';
}

/** A phrase of the companion's own that it has not used yet, now and then. */
function phraseOf({ persona, lang, earlier, seed }: Talk): string {
  const phrase = persona.phrases[seed % Math.max(1, persona.phrases.length)] ?? '';
  const isFit = (languageOf(phrase) === 'hi') === (lang === 'hi') && !/[?!]/.test(phrase);
  const isUsed = earlier.toLowerCase().includes(phrase.toLowerCase());
  if (isUsed || !isFit || seed % PHRASE_EVERY !== 0) return '';
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1).replace(/[.…]+$/, '')}. `;
}

/** The first bubble: what the person's words bring about. */
function reaction(topic: Topic | undefined, talk: Talk): string {
  if (topic) {
    const lines = (talk.persona.chatType === 'psychologist' ? topic.care : undefined) ?? topic.say;
    return pickNew(lines, talk) ?? pick(topic.alone ? lines : LISTENING, talk);
  }
  const told = factsIn(talk.theirs.at(-1) ?? '').find((fact) => fact.topic === 'none');
  if (told) return pick(MEMORY.told, talk).replace('{facts}', told.value);
  return phraseOf(talk) + pick(LISTENING, talk);
}

function welcome(talk: Talk): string {
  const { persona, lang, personName } = talk;
  const greetings = persona.greetings.filter((line) => (languageOf(line) === 'hi') === (lang === 'hi'));
  const own = { en: [], hg: [], hi: [], [lang]: greetings };
  const first = pick(greetings.length > 0 ? own : OPENINGS, talk);
  const named = personName ? `${personName}! ${first}` : first;
  return first.includes('?') ? named : `${named}\n\n${pick(FOLLOW_UPS.welcome, talk)}`;
}

/** What the companion of the prompt says next: one or two bubbles with a blank line between. */
export function replyTo(turns: readonly Turn[]): string {
  const talk = talkOf(turns);
  if (turns.at(-1)?.text.includes(WELCOME)) return welcome(talk);
  const text = talk.theirs.at(-1) ?? '';
  if (ASKS_MEMORY.test(text)) return recall(text, talk);
  const topic = TOPICS.find((one) => one.find.test(text));
  const first = reaction(topic, talk);
  if (topic?.alone || first.includes('?')) return first;
  const next = pickNew(FOLLOW_UPS[voiceOf(talk.persona.chatType)], talk);
  const named =
    talk.personName && talk.seed % NAME_EVERY === 0 ? `${talk.personName}, ${afterName(first)}` : first;
  return next === undefined ? named : `${named}\n\n${next}`;
}
