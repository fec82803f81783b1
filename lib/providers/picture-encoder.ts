import type { EncodePicture } from '@/lib/chat/pictures/ports';

const QUALITY = 82;

/**
 * Reads JPEG, PNG and WebP, and writes a JPEG. Without `keepMetadata` sharp writes none, and turns colours into sRGB
 * (https://sharp.pixelplumbing.com/api-output/#keepmetadata); `autoOrient` has to come first, for the orientation is metadata. The prebuilt binaries
 * read no HEIC: HEVC is patented (https://github.com/lovell/sharp/issues/4050).
 * @param limits pixels of the longer edge, and of a picture that is read at all
 */
export function pictureEncoder({ edge, pixels }: { edge: number; pixels: number }): EncodePicture {
  return async (bytes) => {
    // Its native library comes with the first picture, and not with a start that takes none.
    const { default: sharp } = await import('sharp');
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height * pages > pixels) return 'too_many_pixels';
      const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: new Uint8Array(data), width: info.width, height: info.height };
    } catch {
      // Whatever is wrong with it: it cannot be read, and the person is told so.
      return null;
    }
  };
}
