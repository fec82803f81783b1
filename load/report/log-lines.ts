import fs from 'node:fs';

const SHOWN = 15;
const CHARS = 200;

/** Of a failure the log has name, code and first words (lib/server/failure.ts): without them nobody knows afterwards why something failed. */
type Line = Partial<Record<(typeof PARTS)[number], string>>;

const PARTS = ['msg', 'reason', 'name', 'code', 'message', 'error'] as const;

/** What a line of the product's log says, without what differs from one to the next. */
function wordsOf(line: string): string {
  try {
    const said = JSON.parse(line) as Line;
    return PARTS.map((part) => said[part])
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' · ');
  } catch {
    return line;
  }
}

/** The most frequent lines of a log, with how often they stand there. */
export function logLines(file: string): string {
  const counts = new Map<string, number>();
  for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const words = wordsOf(line).slice(0, CHARS);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const lines = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, SHOWN);
  if (lines.length === 0) return 'The processes logged nothing.';
  return ['What the processes logged:', ...lines.map(([words, times]) => `  ${times} × ${words}`)].join('\n');
}
