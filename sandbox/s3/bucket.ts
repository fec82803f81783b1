import { createHash, randomUUID } from 'node:crypto';

/** An object, or the mark that hides it. */
export type Version = { id: string; at: Date; type: string; bytes: Buffer | null };

/** One bucket, which may keep versions. https://docs.aws.amazon.com/AmazonS3/latest/userguide/versioning-workflows.html */
export function newBucket() {
  const objects = new Map<string, Version[]>();
  let isVersioned = false;
  /** What is not versioned has the id `null`, and the newest takes its place. */
  function add(key: string, bytes: Buffer | null, type: string): Version {
    const version = { id: isVersioned ? randomUUID() : 'null', at: new Date(), type, bytes };
    const older = (objects.get(key) ?? []).filter(({ id }) => id !== version.id);
    objects.set(key, [version, ...older]);
    return version;
  }
  return {
    put: (key: string, bytes: Buffer, type: string): Version => add(key, bytes, type),
    /** The newest; undefined when there is none, or it is hidden. */
    get(key: string): Version | undefined {
      const newest = objects.get(key)?.[0];
      return newest?.bytes ? newest : undefined;
    },
    /** @returns the version that went, or the mark that hides what stays; undefined when the object went whole */
    remove(key: string, id: string | null): Version | undefined {
      if (id === null && isVersioned) return add(key, null, '');
      const versions = objects.get(key) ?? [];
      const left = id === null ? [] : versions.filter((one) => one.id !== id);
      if (left.length > 0) objects.set(key, left);
      else objects.delete(key);
      return id === null ? undefined : versions.find((one) => one.id === id);
    },
    list: (prefix: string) => [...objects].filter(([key]) => key.startsWith(prefix)),
    isVersioned: () => isVersioned,
    keepVersions(keep: boolean) {
      isVersioned = keep;
    },
    reset() {
      objects.clear();
      isVersioned = false;
    },
  };
}

export type Bucket = ReturnType<typeof newBucket>;

/** Of what is sent in one piece: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html */
export const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
