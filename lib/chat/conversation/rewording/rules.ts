import type { ChatMessage } from '../../history/rules';

/**
 * What saying a companion's reply differently costs, in messages; null for what cannot be. Only the newest one can: what was said
 * after a reply answers it, and would answer nothing with other words in its place. Helplines stay as they are.
 * @param messages of the chat, oldest first
 */
export function rewordingPrice(messages: readonly ChatMessage[], id: string): 0 | 1 | null {
  const at = messages.findLastIndex(({ sender }) => sender === 'user');
  if (at === -1 || messages[at]?.removed) return null;
  const since = messages.slice(at + 1);
  const reply = since.find((one) => one.id === id);
  if (reply?.sender !== 'ai' || reply.removed) return null;
  if (since.some(({ messageType, checkIn }) => messageType === 'crisis_support' || checkIn)) return null;
  return since.some(({ replaced }) => replaced) ? 1 : 0;
}

/** A message that another reply has taken the place of. */
export function replaced(message: ChatMessage): ChatMessage {
  const { quote: _quote, reaction: _reaction, ...left } = message;
  return { ...left, removed: true, replaced: true };
}
