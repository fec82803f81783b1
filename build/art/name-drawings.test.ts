import { expect, test } from 'vitest';
import { drawingAddress } from '@/components/shared/drawing-address';
import { DRAWINGS_VERSION } from '@/content/drawings';
import { drawingsVersion } from './name-drawings.mjs';

test('the version is that of the drawings; after a change, run node build/art/name-drawings.mjs', () => {
  expect(DRAWINGS_VERSION).toBe(drawingsVersion());
});

test('drawings have the version in their address, other pictures do not', () => {
  expect(drawingAddress('/companions/isha-menon.svg')).toBe(`/companions/isha-menon.${DRAWINGS_VERSION}.svg`);
  expect(drawingAddress('/pictures/tara--sunset-sea.svg')).toMatch(
    /^\/pictures\/tara--sunset-sea\.\w{10}\.svg$/,
  );
  for (const other of ['/icon.svg', '/api/user/picture', 'https://pictures.example/companions/a.svg'])
    expect(drawingAddress(other)).toBe(other);
});
