import { expect, test } from 'vitest';
import { PSYCHOLOGISTS_OF_THE_EVERYDAY } from '@/prisma/seed/cast/psychologists-everyday';
import { PSYCHOLOGISTS_OF_THE_HEART } from '@/prisma/seed/cast/psychologists-heart';
import { INTRODUCED } from './introduced';

test('articles introduce companions as they are', () => {
  const cast = [...PSYCHOLOGISTS_OF_THE_HEART, ...PSYCHOLOGISTS_OF_THE_EVERYDAY];
  const seeded = cast.map(({ name, imagePath, areaOfExpertise }) => [
    imagePath.replace('/companions/', '').replace('.svg', ''),
    { name, about: areaOfExpertise },
  ]);
  expect(INTRODUCED).toEqual(Object.fromEntries(seeded));
});
