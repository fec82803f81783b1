import type { ChatType } from '@/lib/companions/chat-types/constants';

/** Surface and text colours that tell the chat types apart. */
export const CHAT_TYPE_LOOK: Record<ChatType, string> = {
  truelove: 'bg-truelove-tint text-truelove-ink',
  erotic: 'bg-erotic-tint text-erotic-ink',
  friendly: 'bg-friendly-tint text-friendly-ink',
  romantic: 'bg-romantic-tint text-romantic-ink',
  psychologist: 'bg-psychologist-tint text-psychologist-ink',
};
