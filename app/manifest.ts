import type { MetadataRoute } from 'next';
import { BRAND } from '@/content/brand';

const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** build/art/take-screenshots.mjs takes them of the product itself. */
const SCREENS = [
  { name: 'home', label: 'Choose what you want to talk about' },
  { name: 'chat', label: 'A chat with an AI companion' },
  { name: 'psychologists', label: 'AI companions for what weighs on you' },
];

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    scope: '/',
    name: `${BRAND.name}: ${BRAND.tagline}`,
    short_name: BRAND.name,
    description: BRAND.description,
    start_url: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#fff8f1',
    theme_color: '#fff8f1',
    lang: 'en-IN',
    dir: 'ltr',
    categories: ['lifestyle', 'social'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      // Android's own colour fills its shape, where icons are themed.
      { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'My chats', url: '/chats', icons: SHORTCUT_ICONS },
      { name: 'Psychologists', url: '/psychologist', icons: SHORTCUT_ICONS },
      { name: 'Get messages', url: '/recharge', icons: SHORTCUT_ICONS },
    ],
    screenshots: [
      ...SCREENS.map(({ name, label }) => ({
        ...{ src: `/screenshots/${name}-narrow.png`, sizes: '720x1480', type: 'image/png' },
        ...{ form_factor: 'narrow' as const, label },
      })),
      ...SCREENS.map(({ name, label }) => ({
        ...{ src: `/screenshots/${name}-wide.png`, sizes: '1280x800', type: 'image/png' },
        ...{ form_factor: 'wide' as const, label },
      })),
    ],
  };
}
