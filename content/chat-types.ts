import { CHAT_TYPE_LABEL, CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';

/** How the screens present one chat type. */
export interface ChatTypeCard {
  id: ChatType;
  label: string;
  /** The short line under the label. */
  line: string;
  /** The companion who stands for the type. */
  portrait: string;
}

const LOOK: Record<ChatType, Pick<ChatTypeCard, 'line' | 'portrait'>> = {
  truelove: { line: 'Slow, sincere', portrait: '/companions/ananya.svg' },
  erotic: { line: 'Bold · 18+', portrait: '/companions/rehan.svg' },
  friendly: { line: 'Light, easy', portrait: '/companions/arjun.svg' },
  romantic: { line: 'Warm, playful', portrait: '/companions/tara.svg' },
  psychologist: { line: 'Calm, steady', portrait: '/companions/isha-menon.svg' },
};

/** In the order the screens show them. */
export const CHAT_TYPE_CARDS: readonly ChatTypeCard[] = CHAT_TYPES.map((id) => ({
  id,
  label: CHAT_TYPE_LABEL[id],
  ...LOOK[id],
}));
