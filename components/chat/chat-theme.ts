import type { ChatType } from '@/lib/companions/chat-types/constants';

/** The classes of a chat type's loading screen and chat background. */
export type ChatTheme = {
  /** Background of the loading screen, top to bottom. */
  loading: string;
  /** Background behind the bubbles. */
  chat: string;
  /** The remaining part of the ring, and the surface behind the portrait. */
  track: string;
  portrait: string;
  /** The completed part of the ring. */
  ring: string;
};

export const CHAT_THEME: Record<ChatType | 'default', ChatTheme> = {
  truelove: {
    loading: 'bg-linear-to-b from-truelove-tint via-paper via-70% to-paper',
    chat: 'bg-linear-to-b from-paper via-paper to-truelove-tint/60',
    track: 'text-truelove-ink/15',
    portrait: 'bg-truelove-tint',
    ring: 'text-brand',
  },
  erotic: {
    loading: 'bg-linear-to-b from-erotic-tint via-paper via-70% to-paper',
    chat: 'bg-linear-to-b from-paper via-paper to-erotic-tint/60',
    track: 'text-erotic-ink/15',
    portrait: 'bg-erotic-tint',
    ring: 'text-erotic-ink',
  },
  friendly: {
    loading: 'bg-linear-to-b from-friendly-tint via-paper via-70% to-paper',
    chat: 'bg-linear-to-b from-paper via-paper to-friendly-tint/60',
    track: 'text-friendly-ink/15',
    portrait: 'bg-friendly-tint',
    ring: 'text-marigold',
  },
  romantic: {
    loading: 'bg-linear-to-b from-romantic-tint via-paper via-70% to-paper',
    chat: 'bg-linear-to-b from-paper via-paper to-romantic-tint/60',
    track: 'text-romantic-ink/15',
    portrait: 'bg-romantic-tint',
    ring: 'text-romantic-ink',
  },
  psychologist: {
    loading: 'bg-linear-to-b from-psychologist-tint via-paper via-70% to-paper',
    chat: 'bg-linear-to-b from-paper via-paper to-psychologist-tint/60',
    track: 'text-psychologist-ink/15',
    portrait: 'bg-psychologist-tint',
    ring: 'text-teal',
  },
  default: {
    loading: 'bg-paper',
    chat: 'bg-paper',
    track: 'text-line',
    portrait: 'bg-line/60',
    ring: 'text-brand',
  },
};
