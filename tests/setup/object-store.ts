import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BucketOptions } from '@/lib/providers/picture-bucket';
import { createSandbox, SANDBOX } from '@/sandbox/s3/routes';

type Kept = { key: string; type: string; bytes: number | null; versions: number };
type Call = { method: string; key: string; status: number; code?: string };

/** The stand-in of an S3-compatible store in this process, with what its bucket is opened by. */
export async function startObjectStore() {
  const server = createSandbox();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/_control/${path}`, init);
    if (!answer.ok) throw new Error(`The stand-in refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const access: BucketOptions = { ...SANDBOX, endpoint: origin, prefix: '' };
  return {
    access,
    /** The same as settings of the product. */
    settings: (prefix = '') => ({
      PICTURES_S3_ENDPOINT: origin,
      PICTURES_S3_BUCKET: access.bucket,
      PICTURES_S3_REGION: access.region,
      PICTURES_S3_ACCESS_KEY_ID: access.accessKeyId,
      PICTURES_S3_SECRET_ACCESS_KEY: access.secretAccessKey,
      PICTURES_S3_PREFIX: prefix,
    }),
    /** How the next calls of the protocol fail, those of a method or all. */
    next: (fault: string, count = 1, method?: string) => control('next', { fault, count, method }),
    keepVersions: (on: boolean) => control('versioning', { on }),
    reset: () => control('reset', {}),
    calls: async () => (await control<{ calls: Call[] }>('calls')).calls,
    objects: async () => (await control<{ objects: Kept[] }>('objects')).objects,
    /** How many were begun in parts and are neither whole nor given up. */
    openUploads: async () => (await control<{ open: number }>('uploads')).open,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
