import type { MetadataRoute } from 'next';
import { BRAND } from '@/content/brand';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${BRAND.name}: ${BRAND.tagline}`,
    short_name: BRAND.name,
    description: BRAND.description,
    start_url: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#fff8f1',
    theme_color: '#fff8f1',
    lang: 'en-IN',
    categories: ['lifestyle', 'social'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
