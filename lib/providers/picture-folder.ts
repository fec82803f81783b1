import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from '@/lib/chat/pictures/ports';
import { pictureName } from './picture-name';

/** For the user that the product runs as, and for nobody else. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Pictures in a folder, which several processes may share; a picture is there whole or not at all. */
export function pictureFolder(folder: string): PictureStore {
  const fileOf = (id: string) => path.join(folder, pictureName(id));
  return {
    async put(id, bytes) {
      const file = fileOf(id);
      await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
      const beside = `${file}.part`;
      const handle = await open(beside, 'w', FILE_MODE);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    },
    async get(id) {
      try {
        return new Uint8Array(await readFile(fileOf(id)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(id) {
      const file = fileOf(id);
      await Promise.all([rm(file, { force: true }), rm(`${file}.part`, { force: true })]);
    },
  };
}
