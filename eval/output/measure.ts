/*
 * What the local rules for a companion's words and for what people ask stop, with no service at all.
 *   node --import tsx eval/output/measure.ts FILE [--show]
 * FILE: lines of `verdict TAB language TAB text`. `harmless` lines should pass; `asked…` lines are a person's, all others a
 * companion's. --show prints harmless lines that were stopped, and bad ones that passed.
 */
import { readFileSync } from 'node:fs';
import { asksForMinorSexual } from '@/lib/safety/output/minors/rules';
import { findBrokenRule } from '@/lib/safety/output/rules';

const PASSES = /^(?:asks?(?:ed)?_)?(?:harmless|ok)$/;
const ASKED = /^asks?(?:ed)?_(?!numbers|secrets)/;

type Tally = { lines: number; stopped: number };

const stops = (verdict: string, text: string): string | null => {
  if (ASKED.test(verdict)) return asksForMinorSexual(text) ? 'minor_sexual' : null;
  return findBrokenRule(text, '');
};

const [file, option] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node --import tsx eval/output/measure.ts FILE [--show]');
const tallies = new Map<string, Tally>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [verdict = '', language = '', text = ''] = line.split('\t');
  if (text === '' || verdict.startsWith('#')) continue;
  const rule = stops(verdict, text);
  for (const key of [`${verdict} ${language}`, `${verdict} all`]) {
    const tally = tallies.get(key) ?? { lines: 0, stopped: 0 };
    tally.lines += 1;
    if (rule !== null) tally.stopped += 1;
    tallies.set(key, tally);
  }
  const wrong = PASSES.test(verdict) ? rule !== null : rule === null;
  if (wrong && option === '--show') console.log(`${verdict}\t${rule ?? 'passed'}\t${language}\t${text}`);
}
for (const [key, { lines, stopped }] of [...tallies].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${key.padEnd(36)} ${String(stopped).padStart(4)} of ${String(lines).padStart(4)} stopped`);
