const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Characters of the longest piece that a text shares with one of several others; case and white space do not count. */
export function longestShared(text: string, others: readonly string[]): number {
  const words = squeezed(text);
  let longest = 0;
  for (const other of others.map(squeezed))
    for (let from = 0; from + longest < other.length; from += 1)
      while (from + longest < other.length && words.includes(other.slice(from, from + longest + 1)))
        longest += 1;
  return longest;
}
