import { randomUUID } from 'node:crypto';
import { etagOf } from './bucket.ts';

/** Of every part but the last: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

type Parts = { key: string; type: string; parts: Map<number, Buffer> };

/** What is sent in parts, until it is whole: https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
export function newUploads() {
  const open = new Map<string, Parts>();
  return {
    begin(key: string, type: string): string {
      const id = randomUUID();
      open.set(id, { key, type, parts: new Map() });
      return id;
    },
    /** @returns undefined where the store knows no such upload of that object */
    find(id: string, key: string): Parts | undefined {
      const found = open.get(id);
      return found?.key === key ? found : undefined;
    },
    end: (id: string) => void open.delete(id),
    count: () => open.size,
    reset: () => open.clear(),
  };
}

export type Uploads = ReturnType<typeof newUploads>;

/**
 * Puts together what `CompleteMultipartUpload` names.
 * @returns the object, or the code of what is wrong with it
 */
export function joinParts({ parts }: Parts, asked: string): Buffer | string {
  const named = [...asked.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
    const [, number = ''] = /<PartNumber>(\d+)<\/PartNumber>/.exec(part) ?? [];
    const [, etag = ''] = /<ETag>(.*?)<\/ETag>/.exec(part) ?? [];
    const bytes = parts.get(Number(number));
    return {
      number: Number(number),
      bytes,
      isSame: !!bytes && etag.replaceAll('&quot;', '"') === etagOf(bytes),
    };
  });
  if (named.length === 0) return 'MalformedXML';
  if (named.some(({ isSame }) => !isSame)) return 'InvalidPart';
  if (named.some(({ number }, at) => number <= (named[at - 1]?.number ?? 0))) return 'InvalidPartOrder';
  const all = named.flatMap(({ bytes }) => bytes ?? []);
  if (all.slice(0, -1).some((part) => part.length < LEAST_PART_BYTES)) return 'EntityTooSmall';
  return Buffer.concat(all);
}
