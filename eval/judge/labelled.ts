/*
 * Two hundred turns with labels by hand, written for this: a good answer and bad ones of every kind, in English, Hinglish and Hindi.
 * Lines of `companion TAB what is known TAB talk TAB reply TAB labels`, a label for each rubric in its order: 1 holds, 0 does not,
 * - does not apply.
 */
import { readFileSync } from 'node:fs';
import type { Tongue } from '../measures/words';
import { type RatedTurn, RUBRIC_NAMES, type Rubric, type Verdicts } from './rubrics';

/** Made up for the labels; nobody of the cast. */
const COMPANIONS: Readonly<Record<string, string>> = {
  T: 'Tara, a woman, an AI companion for friends, written as from Kolkata. Dry jokes, asks for the funny detail, likes trams and crosswords.',
  V: 'Vikram, a man, an AI companion for romance, written as from Jaipur. Slow, tender, fond of old letters, never loud, no slang.',
  S: 'Sudha, a woman, an AI companion in the manner of a psychologist, not licensed. Calm, careful, one question at a time.',
  J: 'Jojo, a man, an AI companion for true love, written as from Kochi. Playful, quick, likes football and rain.',
  K: 'Kiran, a woman, an AI companion for daring talk. Teases in hints, never explicit, plays with words.',
};

export type LabelledTurn = RatedTurn & { language: Tongue; labels: Verdicts };

const verdictsOf = (labels: string): Verdicts =>
  Object.fromEntries(
    RUBRIC_NAMES.map((name, at) => [name, labels[at] === '1' ? true : labels[at] === '0' ? false : null]),
  ) as Record<Rubric, boolean | null>;

/** @throws Error that names a line which is not of that form */
function turnsIn(language: Tongue): LabelledTurn[] {
  const file = new URL(`turns-${language}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const [who = '', known = '', talk = '', reply = '', labels = ''] = line.split('\t');
      const companion = COMPANIONS[who];
      if (companion === undefined || reply === '' || !/^[01]{5}[01-]$/.test(labels))
        throw new Error(`Line ${at + 1} of turns-${language}.tsv is no labelled turn.`);
      return { companion, known, talk: talk.split(' || '), reply, language, labels: verdictsOf(labels) };
    });
}

export const labelledTurns = (): LabelledTurn[] => (['en', 'hinglish', 'hi'] as const).flatMap(turnsIn);
