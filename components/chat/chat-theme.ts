import type { ChatType } from '@/lib/companions/chat-types/constants';

/** The classes behind a chat's bubbles. */
export const BEHIND_BUBBLES: Record<ChatType, string> = {
  truelove: 'bg-linear-to-b from-paper via-paper to-truelove-tint/60',
  erotic: 'bg-linear-to-b from-paper via-paper to-erotic-tint/60',
  friendly: 'bg-linear-to-b from-paper via-paper to-friendly-tint/60',
  romantic: 'bg-linear-to-b from-paper via-paper to-romantic-tint/60',
  psychologist: 'bg-linear-to-b from-paper via-paper to-psychologist-tint/60',
};

/** The classes behind a portrait. */
export const BEHIND_PORTRAIT: Record<ChatType | 'default', string> = {
  truelove: 'bg-truelove-tint',
  erotic: 'bg-erotic-tint',
  friendly: 'bg-friendly-tint',
  romantic: 'bg-romantic-tint',
  psychologist: 'bg-psychologist-tint',
  default: 'bg-line/60',
};
