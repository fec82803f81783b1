import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { unifySpelling } from '@/lib/safety/crisis/rules';
import { plain } from '@/lib/safety/rules';
import type { Example } from './training';

const FOLDER = new URL('../phrases/', import.meta.url);

/** The phrases of a file below eval/phrases, one a line, without the language that may stand before them. */
export const phrasesIn = (file: string): string[] =>
  readFileSync(new URL(`${file}.txt`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^[#[]/.test(line))
    .map((line) => line.slice(line.indexOf('\t') + 1));

const examplesOf = (file: string, hand: string, crisis: boolean): Example[] =>
  phrasesIn(file).map((text) => ({ text: unifySpelling(plain(text)), crisis, hand }));

/** The files by hands that had never seen the rules, beside those that are held out. */
const learnedFrom = (): { file: string; hand: string; crisis: boolean }[] =>
  readdirSync(new URL('independent/', FOLDER))
    .sort()
    .flatMap((name) => {
      const [, hand, kind] = /^(?!held-out)(.+)-(crisis|harmless)\.txt$/.exec(name) ?? [];
      return hand ? [{ file: `independent/${hand}-${kind}`, hand, crisis: kind === 'crisis' }] : [];
    });

/** Whose phrases of danger are learned from, beside those of the hand that wrote the rules. */
export const hands = (): string[] => learnedFrom().flatMap(({ hand, crisis }) => (crisis ? [hand] : []));

/** Everything that may be learned from. */
export const examples = (): Example[] => [
  ...['crisis', 'crisis-held-out'].flatMap((file) => examplesOf(file, 'rules', true)),
  ...['harmless', 'harmless-held-out'].flatMap((file) => examplesOf(file, 'rules', false)),
  ...learnedFrom().flatMap(({ file, hand, crisis }) => examplesOf(file, hand, crisis)),
];

/** What tells whether weights were learned from these very examples. */
export const digestOf = (all: readonly Example[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex');
