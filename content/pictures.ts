import type { ChatType } from '@/lib/companions/chat-types/constants';

/** A scene a companion is drawn in: `about` is for the model, `alt` for people who do not see it. */
export interface Scene {
  slug: string;
  about: string;
  alt: string;
}

/** Which companions are drawn, each in the scenes of one chat type. `node build/art/draw-pictures.mjs` draws them all. */
export const PICTURE_CAST: Readonly<Record<string, ChatType>> = {
  ananya: 'truelove',
  kabir: 'truelove',
  zoya: 'truelove',
  rehan: 'erotic',
  naina: 'erotic',
  vikrant: 'erotic',
  arjun: 'friendly',
  pooja: 'friendly',
  dev: 'friendly',
  tara: 'romantic',
  aditya: 'romantic',
  mihika: 'romantic',
};

export const SCENES: Readonly<Record<ChatType, readonly Scene[]>> = {
  truelove: [
    {
      slug: 'rain-window',
      about: 'at a window with rain outside',
      alt: 'your companion at a window in the rain',
    },
    {
      slug: 'lamp-evening',
      about: 'beside a row of small oil lamps in the evening',
      alt: 'your companion beside oil lamps in the evening',
    },
    {
      slug: 'hill-morning',
      about: 'before green hills in the morning',
      alt: 'your companion before green hills in the morning',
    },
  ],
  erotic: [
    {
      slug: 'city-night',
      about: 'on a rooftop above city lights at night',
      alt: 'your companion on a rooftop above city lights',
    },
    { slug: 'neon-sign', about: 'under a pink neon heart', alt: 'your companion under a neon heart' },
    {
      slug: 'moon-terrace',
      about: 'on a terrace under a large moon',
      alt: 'your companion on a terrace under a large moon',
    },
  ],
  friendly: [
    {
      slug: 'chai-stall',
      about: 'with a glass of chai at a stall',
      alt: 'your companion with a glass of chai at a stall',
    },
    { slug: 'kite-sky', about: 'under a sky full of kites', alt: 'your companion under a sky full of kites' },
    {
      slug: 'beach-day',
      about: 'on a sunny beach with palms',
      alt: 'your companion on a sunny beach with palms',
    },
  ],
  romantic: [
    { slug: 'sunset-sea', about: 'by the sea at sunset', alt: 'your companion by the sea at sunset' },
    {
      slug: 'flower-garden',
      about: 'in a garden of marigolds',
      alt: 'your companion in a garden of marigolds',
    },
    { slug: 'star-night', about: 'under a sky of stars', alt: 'your companion under a sky of stars' },
  ],
  psychologist: [],
};
