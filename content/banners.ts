import type { ChatType } from '@/lib/companions/chat-types/constants';

/** One slide of the home banner: a tinted card with text and a portrait. */
export interface BannerSlide {
  id: 'understanding' | 'challenges' | 'help';
  title: string;
  line: string;
  /** The chat type whose colours the card wears. */
  tint: ChatType;
  portrait: string;
  /** Alternative text of the portrait. */
  alt: string;
}

export const BANNER_SLIDES: BannerSlide[] = [
  {
    id: 'understanding',
    title: 'Someone who gets it',
    line: 'Talk it out, any hour, without being judged.',
    tint: 'truelove',
    portrait: '/companions/ananya.svg',
    alt: 'Illustration of Ananya, an AI companion, smiling',
  },
  {
    id: 'challenges',
    title: 'When life piles up',
    line: 'Breakups, deadlines, family: put it into words.',
    tint: 'friendly',
    portrait: '/companions/harpreet-gill.svg',
    alt: 'Illustration of Harpreet Gill, an AI companion, with a calm smile',
  },
  {
    id: 'help',
    title: 'Help that works',
    line: 'Kind questions and one small step at a time.',
    tint: 'psychologist',
    portrait: '/companions/meera-rao.svg',
    alt: 'Illustration of Meera Rao, an AI companion, laughing',
  },
];
