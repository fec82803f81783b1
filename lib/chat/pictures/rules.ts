import { PICTURE_MARK } from './constants';

/** A picture that came with a message. */
export type SentPicture = { id: string; width: number; height: number };

/** Which picture the statements of a turn tie to which message; both null when none came with one. */
export function pictureColumns(messages: readonly { id: string; picture?: SentPicture }[]) {
  const pictured = messages.find((one) => one.picture);
  return { pictureId: pictured?.picture?.id ?? null, picturedId: pictured?.id ?? null };
}

/** A message with a picture as it is stored. @param words what the person wrote with it; may be empty */
export const withMark = (words: string): string => (words ? `${PICTURE_MARK} ${words}` : PICTURE_MARK);

/** The words of a message that was stored with a picture. */
export const withoutMark = (content: string): string =>
  content.startsWith(PICTURE_MARK) ? content.slice(PICTURE_MARK.length).trimStart() : content;

/** What a model reads where a person sent a picture: that it was one, and the words. */
export const spoken = (content: string): string =>
  content.startsWith(PICTURE_MARK) ? `[a picture] ${withoutMark(content)}`.trim() : content;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file is by its first bytes; null when it is none of these.
 * https://www.rfc-editor.org/rfc/rfc9649#section-2.4 (WebP), https://www.w3.org/TR/png-3/#3PNGsignature, and for HEIC the brands of
 * ISO/IEC 23008-12
 */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return 'heic';
  return null;
}

/** Where a picture is shown from, to its owner alone. */
export const pictureAddress = (id: string): string => `/api/chat/picture/${id}`;

/** What a person hears of an upload that goes on: its quarters, for each percent would talk over everything else. @param share from 0 to 1 */
export const spokenPercent = (share: number): number => Math.floor(share * 4) * 25;
