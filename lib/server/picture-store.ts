import { randomUUID } from 'node:crypto';
import type { PictureStore } from '@/lib/chat/pictures/ports';
import { pictureBucket } from '@/lib/providers/picture-bucket';
import { pictureFolder } from '@/lib/providers/picture-folder';
import { bucketOf, type PictureEnv } from './picture-settings';
import { providerPort } from './provider-calls';

/** Where pictures of people are kept, a folder or a bucket; null where the environment names no place for them. */
export function pictureStore(env: PictureEnv): PictureStore | null {
  if (env.PICTURES_DIR) return pictureFolder(env.PICTURES_DIR);
  const bucket = bucketOf(env);
  return bucket && providerPort('pictures', pictureBucket(bucket), ['put', 'get', 'remove']);
}

/** A line for people on the bucket, after asking it for a picture that is not there; none without one. Takes 10 s at most. */
export async function lookAtPictures(env: PictureEnv): Promise<string[]> {
  const bucket = bucketOf(env);
  if (!bucket) return [];
  const about = `Pictures: the bucket ${bucket.bucket} at ${new URL(bucket.endpoint).host}`;
  try {
    await pictureBucket(bucket).get(randomUUID());
    return [`${about} answers`];
  } catch (error) {
    return [`${about} does not answer as it should (${error instanceof Error ? error.message : 'unknown'})`];
  }
}
