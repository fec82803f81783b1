import {
  BUBBLE_MAX,
  EXAMPLES_MAX,
  LEAST_VALUES,
  PERSONA_AGES,
  PERSONA_KEYS,
  PERSONA_LINE_MAX,
  PERSONA_MAX,
  type PersonaKey,
  SEPARATOR,
} from './constants';

/** A persona as it is edited: its lines by their key; what has several values, one on a line. */
export type Persona = Readonly<Record<PersonaKey | 'Example', string>>;

const oneALine = (text: string, separator: string) =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a stored persona, ready to be edited. */
export function readPersona(text: string): Persona {
  const lines = linesOf(text);
  const of = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2).trim());
  const fields = PERSONA_KEYS.map((key) => [key, oneALine(of(key)[0] ?? '', SEPARATOR[key] ?? '\n')]);
  return { ...Object.fromEntries(fields), Example: of('Example').join('\n') };
}

/** A persona as it is stored: `Key: value` lines in their order, each on one line. */
export function writePersona(persona: Persona): string {
  const lines = PERSONA_KEYS.map((key) => {
    const separator = SEPARATOR[key];
    const between = separator === undefined ? ' ' : separator === ';' ? '; ' : ' | ';
    return `${key}: ${linesOf(persona[key]).join(between)}`;
  });
  return [...lines, ...linesOf(persona.Example).map((line) => `Example: ${line}`)].join('\n');
}

/** What somebody writes, and the bubbles of the answer. */
export const exampleParts = (line: string): string[] => line.split('|').map((one) => one.trim());

/** The companion's own words in a persona: greetings, and the answers of examples. */
export const ownWordsOf = (persona: Persona): string[] => [
  ...linesOf(persona.Greeting),
  ...linesOf(persona.Phrases),
  ...linesOf(persona.Example).flatMap((line) => exampleParts(line).slice(1)),
];

/** What is wrong with a part of a text, for who edits it. */
export type Problem = { field: string; text: string };

function valueProblem(key: PersonaKey, value: string): string | null {
  const values = linesOf(value);
  if (values.length === 0) return `“${key}” is empty.`;
  const least = LEAST_VALUES[key] ?? 1;
  if (values.length < least) return `“${key}” needs at least ${least} lines.`;
  if (new Set(values).size < values.length) return `“${key}” says something twice.`;
  return value.length > PERSONA_LINE_MAX ? `“${key}” can have at most ${PERSONA_LINE_MAX} characters.` : null;
}

function exampleProblem(line: string): string | null {
  const [theirs, ...bubbles] = exampleParts(line);
  const isWhole = theirs !== '' && bubbles.length >= 1 && bubbles.length <= 3 && !bubbles.includes('');
  if (!isWhole) return `“${line}” is no example: “what they write | a bubble”, with up to three bubbles.`;
  return bubbles.some((one) => one.length > BUBBLE_MAX)
    ? `A bubble of “${line.slice(0, 40)}…” is longer than ${BUBBLE_MAX} characters.`
    : null;
}

/** What is wrong with a persona's form; of what it says, other rules judge. */
export function findPersonaProblems(persona: Persona): Problem[] {
  const problems: Problem[] = PERSONA_KEYS.flatMap((key) => {
    const text = valueProblem(key, persona[key]);
    return text === null ? [] : [{ field: key, text }];
  });
  const has = (field: string) => problems.some((one) => one.field === field);
  const add = (field: string, text: string) => {
    if (!has(field)) problems.push({ field, text });
  };
  if (!['woman', 'man'].includes(persona.Gender.trim()))
    add('Gender', '“Gender” is woman or man: Hindi verbs need it.');
  const age = Number(persona.Age);
  const { least, most } = PERSONA_AGES;
  if (!Number.isInteger(age) || age < least || age > most)
    add('Age', `“Age” is a number from ${least} to ${most}: every character is plainly an adult.`);
  if (!persona.Work.trim().startsWith('an AI companion'))
    add('Work', '“Work” begins with “an AI companion”, so that it stays true when it is said aloud.');
  const examples = linesOf(persona.Example);
  const wrong = examples.map(exampleProblem).find((one) => one !== null);
  if (wrong) add('Example', wrong);
  if (examples.length > EXAMPLES_MAX) add('Example', `There can be at most ${EXAMPLES_MAX} examples.`);
  if (writePersona(persona).length > PERSONA_MAX)
    add('Example', `All that the model is told can have at most ${PERSONA_MAX} characters.`);
  return problems;
}
