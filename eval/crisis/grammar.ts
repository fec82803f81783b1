import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from './messages';
import { seeded } from './random';

/*
 * Plain statements, made from patterns: `<slot> = one|another` gives a slot its words, `kind TAB pattern` is a pattern.
 * (a|b) is one of both, [a] is there or not, <slot> is one of the slot's words. They teach how a thing is said plainly in
 * a hundred ways, which writers who are asked for texts say once.
 */
const FOLDER = new URL('grammar/', import.meta.url);
/** Statements made from one pattern at most. */
const PER_PATTERN = 40;
const DEPTH_MAX = 40;

type Grammar = { slots: Map<string, string[]>; patterns: { kind: string; pattern: string }[] };

function readGrammar(file: string): Grammar {
  const grammar: Grammar = { slots: new Map(), patterns: [] };
  for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, slot, words] = /^<(\w+)> = (.*)$/.exec(line) ?? [];
    const [kind, pattern] = line.split('\t');
    if (slot && words) grammar.slots.set(slot, words.split('|'));
    else if (kind && pattern) grammar.patterns.push({ kind, pattern });
  }
  return grammar;
}

function expand(pattern: string, slots: Grammar['slots'], random: () => number): string {
  const oneOf = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  let text = pattern;
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    const before = text;
    text = text
      .replace(/<(\w+)>/g, (_, slot: string) => oneOf(slots.get(slot) ?? []))
      .replace(/\(([^()[\]]*)\)/g, (_, words: string) => oneOf(words.split('|')))
      .replace(/\[([^()[\]]*)\]/g, (_, words: string) => (random() < 0.5 ? '' : oneOf(words.split('|'))));
    if (text === before) break;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The statements of every grammar, the same in every run. */
export function statements(): Message[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const random = seeded(11);
      const { slots, patterns } = readGrammar(file);
      const language = file.replace('.txt', '');
      return patterns.flatMap(({ kind, pattern }) => {
        const made = Array.from({ length: PER_PATTERN }, () => expand(pattern, slots, random));
        return [...new Set(made)].map((text) => ({ kind, language, text, hand: 'grammar' }));
      });
    });
}
