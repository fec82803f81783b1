/** A part of a text that another version has or lacks. */
export type Piece = { text: string; kind: 'same' | 'gone' | 'new' };

/**
 * What stayed, went and came, part by part (words, lines): by the longest common subsequence. It takes as long as both lengths
 * multiplied.
 * @returns the parts in the order in which they are read, one piece for each
 */
export function diffParts(one: readonly string[], other: readonly string[]): Piece[] {
  // `longest[i][j]`: of the parts from i and j on.
  const longest = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      (longest[i] as number[])[j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      pieces.push({ text: one[i] as string, kind: 'same' });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: one[i] as string, kind: 'gone' });
      i += 1;
    } else {
      pieces.push({ text: other[j] as string, kind: 'new' });
      j += 1;
    }
  }
  return pieces;
}
