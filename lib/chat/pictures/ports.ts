import type { Judge, Moderator } from '@/lib/safety/ports';

/** Where the bytes of pictures are. Names are ids. */
export type PictureStore = {
  /** @throws Error when it could not be kept whole */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none of that name. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is none of that name. @throws Error when it may still be there */
  remove(id: string): Promise<void>;
};

/** A picture as it is kept: without what cameras write into it, upright, and small. */
export type EncodedPicture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Reads a picture and writes it anew. @returns null when it cannot be read; `too_many_pixels` when it unfolds to more than is read */
export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture | 'too_many_pixels' | null>;

/** What sending pictures needs from outside. */
export type Pictures = {
  store: PictureStore;
  /** Takes in new ones; null where that is switched off, and those that are there can still be seen and are taken out. */
  intake: { encode: EncodePicture; judge: Judge; moderator: Moderator } | null;
};

/** `pictures`: null where the environment names no place for them. */
export type PicturesScope = { pictures: Pictures | null };
