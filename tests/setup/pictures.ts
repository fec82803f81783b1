import sharp from 'sharp';
import { EDGE_MAX_PX, INPUT_MAX_PIXELS } from '@/lib/chat/pictures/constants';
import type { PictureStore, Pictures } from '@/lib/chat/pictures/ports';
import { pictureEncoder } from '@/lib/providers/picture-encoder';
import { noModerator } from '@/lib/safety/moderation/service';
import type { PictureProblem } from '@/lib/safety/pictures/constants';
import type { Judge } from '@/lib/safety/ports';

/** A store of pictures in memory, which fails while it is told to. */
export function pictureShelf() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const shelf = { kept, broken: false };
  const use = <T>(work: () => T): Promise<T> =>
    shelf.broken ? Promise.reject(new Error('The store is down.')) : Promise.resolve(work());
  const store: PictureStore = {
    put: (id, bytes) => use(() => void kept.set(id, new Uint8Array(bytes))),
    get: (id) => use(() => kept.get(id) ?? null),
    remove: (id) => use(() => void kept.delete(id)),
  };
  return Object.assign(shelf, { store });
}

/** A judge of pictures that sees what `see` says; null: it says nothing that can be understood. */
export function pictureJudgeOf(see: () => readonly PictureProblem[] | null = () => []) {
  const seen: string[] = [];
  const judge: Judge = {
    async ask({ messages, read }) {
      seen.push(messages.at(-1)?.picture ?? '');
      const found = see();
      const whole = { minor: false, self_harm: false, nudity: false, document: false, violence: false };
      const said = found && { ...whole, ...Object.fromEntries(found.map((one) => [one, true])) };
      const verdict = read(JSON.stringify(said));
      return verdict === null ? null : { verdict, promptTokens: 0, completionTokens: 0 };
    },
  };
  return { judge, seen };
}

/** The port of a product that takes pictures, with a store in memory and the encoder of the product. */
export function picturesOf(judge: Judge = pictureJudgeOf().judge, moderator = noModerator) {
  const shelf = pictureShelf();
  const encode = pictureEncoder({ edge: EDGE_MAX_PX, pixels: INPUT_MAX_PIXELS });
  const pictures: Pictures = { store: shelf.store, intake: { encode, judge, moderator } };
  return { pictures, shelf };
}

/** A JPEG as a phone takes it: lying on its side, with the place where it was taken. */
export const photo = async (width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c06' } })
      .withExif({ IFD0: { Make: 'Phone', Copyright: 'secret name' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
