/*
 * How many lines of a file `tongue TAB line` are taken for what they are: `node --import tsx eval/language/measure.ts FILE`.
 * Shows no line, so that the file stays unseen; with `--show` those that are mistaken.
 */
import { readFileSync } from 'node:fs';
import { detectLanguage } from '@/lib/language/rules';

const [file = '', flag] = process.argv.slice(2);
const counts: Record<string, { right: number; of: number }> = {};
const mistaken: Record<string, number> = {};
for (const row of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const [tongue = '', line = ''] = row.split('\t');
  const count = counts[tongue] ?? { right: 0, of: 0 };
  counts[tongue] = count;
  const read = detectLanguage(line);
  count.of += 1;
  if (read === tongue) count.right += 1;
  else {
    mistaken[`${tongue} for ${read}`] = (mistaken[`${tongue} for ${read}`] ?? 0) + 1;
    if (flag === '--show') console.log(tongue, read, line);
  }
}
console.table(counts);
console.log(mistaken);
const right = Object.values(counts).reduce((sum, count) => sum + count.right, 0);
const all = Object.values(counts).reduce((sum, count) => sum + count.of, 0);
console.log(`${right} of ${all}, ${((right / all) * 100).toFixed(1)} %`);
