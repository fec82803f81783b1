import { HELLO, HELLOS, OPENERS } from '@/content/welcomes';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Language } from '@/lib/language/rules';

/** The opening message that is written for a companion and a chat type, in bubbles. */
export function writtenWelcome(
  chat: { companionId: string | null; companionName: string; chatType: string },
  language: Language,
): readonly string[] {
  const hello = (chat.companionId === null ? undefined : HELLOS[chat.companionId]) ?? HELLO;
  const opener = OPENERS[oneOf(CHAT_TYPES, chat.chatType)];
  return [hello[language].replace('{name}', chat.companionName), opener[language]];
}
