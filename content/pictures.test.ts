import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { altOf, picturesOf } from '@/lib/ai/pictures/rules';
import { COMPANIONS } from '@/prisma/seed/companions';
import { PICTURE_CAST } from './pictures';

test('every picture is drawn, labelled and has words for it', () => {
  for (const [slug, chatType] of Object.entries(PICTURE_CAST)) {
    const pictures = picturesOf({ name: slug, imagePath: `/companions/${slug}.svg` }, chatType);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const picture of pictures) {
      expect(existsSync(`public${picture.src}`), picture.src).toBe(true);
      expect(readFileSync(`public${picture.src}`, 'utf8')).toContain('AI illustration');
      expect(altOf(picture.src)).toContain(picture.alt);
    }
  }
});

test('the cast are companions of that chat type; a psychologist shares no pictures', () => {
  for (const { imagePath, name, suitableForChatTypes } of COMPANIONS) {
    const [own] = suitableForChatTypes;
    expect(picturesOf({ name, imagePath }, own).length > 0).toBe(own !== 'psychologist');
  }
});
