import type { ChatType } from '@/lib/companions/chat-types/constants';

/**
 * The chat type of the one start button: the type of the last chat, else True Love. Psychologist chats start from
 * their listing, where the balance they need is explained.
 */
export function startChatType(lastChatType: ChatType | undefined): ChatType {
  return lastChatType === undefined || lastChatType === 'psychologist' ? 'truelove' : lastChatType;
}

/** "Chrome on mobile", from what is known. */
export function describeBrowser(browserName: string | null, deviceType: string | null): string {
  return `${browserName ?? 'Your browser'} on ${deviceType ?? 'this device'}`;
}
