import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '@/tests/setup/pictures';
import { pictureEncoder } from './picture-encoder';

const encode = pictureEncoder({ edge: 100, pixels: 1_000_000 });

test('a picture is upright, small and without what its camera noted', async () => {
  const raw = await photo(400, 200);
  expect((await sharp(raw).metadata()).exif).toBeDefined();
  const encoded = await encode(raw);
  if (!encoded || encoded === 'too_many_pixels') throw new Error('Not encoded.');
  const { format, width, height, orientation, exif, icc, xmp } = await sharp(encoded.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 50, height: 100 });
  expect({ width: encoded.width, height: encoded.height }).toEqual({ width, height });
  expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(encoded.bytes).includes('secret')).toBe(false);
});

test('a small picture is not blown up, and what shines through is white', async () => {
  const png = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const encoded = await encode(png);
  if (!encoded || encoded === 'too_many_pixels') throw new Error('Not encoded.');
  expect(encoded).toMatchObject({ width: 8, height: 8 });
  expect([...(await sharp(encoded.bytes).raw().toBuffer())].slice(0, 3)).toEqual([255, 255, 255]);
});

test('what unfolds to too many pixels is not unfolded, and what is broken is no picture', async () => {
  const bomb = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(100_000);
  expect(await encode(bomb)).toBe('too_many_pixels');
  expect(await encode((await photo()).slice(0, 300))).toBeNull();
  expect(await encode(new Uint8Array([0xff, 0xd8, 0xff]))).toBeNull();
});
