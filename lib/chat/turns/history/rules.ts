import { pictureLine } from '@/lib/ai/pictures/rules';
import type { Quoted } from '@/lib/ai/quotes/rules';
import { spoken } from '../../pictures/rules';

export type HistoryEntry = { sender: 'user' | 'ai'; content: string; at: Date; quote?: Quoted };

/** What a model reads of a stored message: of a picture, whoever sent it, that it was one. */
export function readLine(sender: 'user' | 'ai', type: unknown, content: string): string {
  if (type === 'image') return pictureLine(content);
  return sender === 'user' ? spoken(content) : content;
}

/** The recent talk as the statement that reserves a turn returns it: `[sender, content, ms since 1970, type, [sender, content] of what it answers]`, oldest first. A picture is a line that says what it shows. */
export function readHistory(entries: unknown): HistoryEntry[] {
  if (!Array.isArray(entries)) throw new Error('The history is not a list.');
  return entries.map((entry: unknown) => {
    const [sender, content, at, type, answered] = Array.isArray(entry) ? entry : [];
    if ((sender !== 'user' && sender !== 'ai') || typeof content !== 'string' || typeof at !== 'number')
      throw new Error('An entry of the history is not a sender, a content and a time.');
    const quote = readQuote(answered);
    return {
      sender,
      content: readLine(sender, type, content),
      at: new Date(at),
      ...(quote && { quote }),
    };
  });
}

function readQuote(answered: unknown): Quoted | null {
  const [sender, content] = Array.isArray(answered) ? answered : [];
  return (sender === 'user' || sender === 'ai') && typeof content === 'string' ? { sender, content } : null;
}

/** ms in which the person's messages are heard as one talk. */
const HEARD_TOGETHER_MS = 30 * 60 * 1000;
const HEARD_TOGETHER_MAX = 6;

/**
 * The person's newest messages that are to be heard together with the next one, oldest first: of the last 30 minutes, and
 * none that has been answered as a sign of a crisis already.
 */
export function earlierWords(history: readonly HistoryEntry[], lastSignAt: Date | null, now: Date): string[] {
  const from = Math.max(now.getTime() - HEARD_TOGETHER_MS, lastSignAt?.getTime() ?? 0);
  return history
    .filter((one) => one.sender === 'user' && one.at.getTime() > from)
    .slice(-HEARD_TOGETHER_MAX)
    .map((one) => one.content);
}
