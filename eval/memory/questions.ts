import { readFileSync } from 'node:fs';

/** A fact as a companion's notes hold it, with the other words that the model wrote with it. */
export type GivenFact = { id: string; kind: string; about: string; text: string; aliases: string[] };
/** What a person writes, and the one fact it calls for. */
export type Asked = { factId: string; text: string };

/**
 * Reads a file of `fact TAB id TAB kind TAB about TAB text TAB aliases; …` and `ask TAB id TAB message`. `about` is self or who it is about.
 * @throws Error naming the line that cannot be read
 */
export function readQuestions(file: string): { facts: GivenFact[]; asked: Asked[] } {
  const facts: GivenFact[] = [];
  const asked: Asked[] = [];
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [what, id = '', ...rest] = line.split('\t');
    const [first = '', about = '', text = '', aliases = ''] = rest;
    if (what === 'fact' && text !== '')
      facts.push({
        id,
        kind: first,
        about,
        text,
        aliases: aliases
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
      });
    else if (what === 'ask' && first !== '') asked.push({ factId: id, text: first });
    else throw new Error(`${file}:${at + 1} is neither a fact nor a message.`);
  }
  const known = new Set(facts.map((fact) => fact.id));
  const lost = asked.find((one) => !known.has(one.factId));
  if (lost) throw new Error(`${file}: “${lost.text}” asks for a fact that is not there.`);
  return { facts, asked };
}
