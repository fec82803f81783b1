import { normalText, similarity, wordsOf } from './text/rules';

type Line = { id: string; text: string; fromSeq: string; uptoSeq: string };
type Forgotten = { text: string; sourceSeqs: readonly string[] };

/** A line shares this much with a fact, 0 to 1, and counts as telling it. */
const TELLS_SIMILARITY = 0.35;

/** Whether a line of the summary tells of the stretch that a message is in. */
export const within = (seq: bigint, { fromSeq, uptoSeq }: Pick<Line, 'fromSeq' | 'uptoSeq'>): boolean =>
  seq >= BigInt(fromSeq) && seq <= BigInt(uptoSeq);

/** Whether a line of the summary may hold a trace of a fact: it covers its message, or shares a word of it. */
export function holdsTrace(line: Line, fact: Forgotten): boolean {
  if (fact.sourceSeqs.some((seq) => within(BigInt(seq), line))) return true;
  const told = new Set(wordsOf(line.text));
  return (
    wordsOf(fact.text).some((word) => told.has(word)) || similarity(line.text, fact.text) >= TELLS_SIMILARITY
  );
}

/** Whether an older fact that no screen shows tells the same as the one that is deleted. */
export function tellsTheSame(retired: string, deleted: string): boolean {
  if (normalText(retired) === normalText(deleted)) return true;
  const words = new Set(wordsOf(deleted));
  return wordsOf(retired).some((word) => words.has(word));
}
