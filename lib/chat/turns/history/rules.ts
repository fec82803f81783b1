type HistoryEntry = { sender: 'user' | 'ai'; content: string };

/** The recent talk as the statement that reserves a turn returns it: `[sender, content]` pairs, oldest first. */
export function readHistory(pairs: unknown): HistoryEntry[] {
  if (!Array.isArray(pairs)) throw new Error('The history is not a list.');
  return pairs.map((pair: unknown) => {
    const [sender, content] = Array.isArray(pair) ? pair : [];
    if ((sender !== 'user' && sender !== 'ai') || typeof content !== 'string')
      throw new Error('An entry of the history is not a pair of sender and content.');
    return { sender, content };
  });
}
