import type { ChatType } from '@/lib/companions/chat-types/constants';
import { BEHIND_PORTRAIT } from './chat-theme';

/** The classes of a chat type's loading screen. */
export type LoadingTheme = {
  /** The background, top to bottom. */
  background: string;
  /** The remaining part of the ring. */
  track: string;
  /** Behind the portrait. */
  portrait: string;
  /** The completed part of the ring. */
  ring: string;
};

export const LOADING_THEME: Record<ChatType | 'default', LoadingTheme> = {
  truelove: {
    background: 'bg-linear-to-b from-truelove-tint via-paper via-70% to-paper',
    track: 'text-truelove-ink/15',
    portrait: BEHIND_PORTRAIT.truelove,
    ring: 'text-brand',
  },
  erotic: {
    background: 'bg-linear-to-b from-erotic-tint via-paper via-70% to-paper',
    track: 'text-erotic-ink/15',
    portrait: BEHIND_PORTRAIT.erotic,
    ring: 'text-erotic-ink',
  },
  friendly: {
    background: 'bg-linear-to-b from-friendly-tint via-paper via-70% to-paper',
    track: 'text-friendly-ink/15',
    portrait: BEHIND_PORTRAIT.friendly,
    ring: 'text-marigold',
  },
  romantic: {
    background: 'bg-linear-to-b from-romantic-tint via-paper via-70% to-paper',
    track: 'text-romantic-ink/15',
    portrait: BEHIND_PORTRAIT.romantic,
    ring: 'text-romantic-ink',
  },
  psychologist: {
    background: 'bg-linear-to-b from-psychologist-tint via-paper via-70% to-paper',
    track: 'text-psychologist-ink/15',
    portrait: BEHIND_PORTRAIT.psychologist,
    ring: 'text-teal',
  },
  default: {
    background: 'bg-paper',
    track: 'text-line',
    portrait: BEHIND_PORTRAIT.default,
    ring: 'text-brand',
  },
};
