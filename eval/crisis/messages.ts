import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A message, the kind of danger its writer is in (`crisis` where nobody noted which, `harmless` for none), and who wrote it. */
export type Message = { kind: string; language: string; text: string; hand: string };

const PHRASES = new URL('../phrases/', import.meta.url);
const SETS = new URL('sets/', import.meta.url);
const LANGUAGES: Readonly<Record<string, string>> = { english: 'en', hindi: 'hi' };

const linesOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^[#[]/.test(line));

/** The messages of a file below eval/phrases: `language TAB text`, or a text alone. */
function phrasesIn(name: string, kind: string, hand: string): Message[] {
  return linesOf(new URL(`${name}.txt`, PHRASES)).map((line) => {
    const [first = '', second] = line.split('\t');
    return second === undefined
      ? { kind, language: 'any', text: first, hand }
      : { kind, language: LANGUAGES[first] ?? first, text: second, hand };
  });
}

/**
 * The messages of a file `kind TAB language TAB text`. Messages of one person that follow each other stand in one line,
 * with ` || ` between them.
 */
export function messagesIn(file: URL, hand: string): Message[] {
  return linesOf(file).map((line) => {
    const [kind = '', language = '', text = ''] = line.split('\t');
    return { kind, language, text, hand };
  });
}

/** The two files that nobody reads and nothing is learned from. */
export const heldOut = (): Message[] => [
  ...phrasesIn('independent/held-out-crisis', 'crisis', 'held-out'),
  ...phrasesIn('independent/held-out-harmless', 'harmless', 'held-out'),
];

/** Everything that writers gave to learn from. */
export function messages(): Message[] {
  const independent = readdirSync(new URL('independent/', PHRASES))
    .sort()
    .flatMap((name) => {
      const [, hand, kind] = /^(?!held-out)(.+)-(crisis|harmless)\.txt$/.exec(name) ?? [];
      return hand && kind ? phrasesIn(`independent/${hand}-${kind}`, kind, hand) : [];
    });
  const rules = ['crisis', 'crisis-held-out', 'harmless', 'harmless-held-out'].flatMap((name) =>
    phrasesIn(name, name.startsWith('crisis') ? 'crisis' : 'harmless', 'rules'),
  );
  const sets = readdirSync(SETS)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => messagesIn(new URL(name, SETS), name.replace('.tsv', '')));
  return [...independent, ...rules, ...sets];
}

/** What tells whether weights were learned from these very messages. */
export const digestOf = (all: readonly Message[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex');
