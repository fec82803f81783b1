import type { PictureStore } from '@/lib/chat/pictures/ports';
import { pictureName } from './picture-name';

export type BucketOptions = {
  /** Of the store, and never of the bucket, whose name goes into the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before the name of every picture, without slashes at its ends; may be empty. */
  prefix: string;
};

/** ms for a connection, for the beginning of an answer, and for all that one call of the port does. */
type Limits = { connect: number; answer: number; whole: number };

/**
 * A 5xx, "slow down" and a connection that breaks pass, and are to be tried again after a pause, which Amazon's client sees to
 * (https://docs.aws.amazon.com/AmazonS3/latest/userguide/ErrorBestPractices.html); so is an answer that has not begun after a few seconds
 * (https://docs.aws.amazon.com/whitepapers/latest/s3-optimizing-performance-best-practices/timeouts-and-retries-for-latency-sensitive-applications.html).
 * Once more, and no longer than that: a person waits.
 */
const LIMITS: Limits = { connect: 2_000, answer: 4_000, whole: 10_000 };
const ATTEMPTS = 2;

/** Comes with the first picture: it takes 35 MB of memory, and none of them where pictures are in a folder. */
const load = () => import('@aws-sdk/client-s3');

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: BucketOptions, limits: Limits) {
  const sdk = await load();
  const client = new sdk.S3Client({
    ...{ endpoint, region, credentials: { accessKeyId, secretAccessKey }, maxAttempts: ATTEMPTS },
    // Stores of other makers seldom have a host name for each bucket.
    forcePathStyle: true,
    requestHandler: {
      ...{ connectionTimeout: limits.connect, requestTimeout: limits.answer },
      throwOnRequestTimeout: true,
    },
    // Checksums in headers of their own are refused by some of them (https://github.com/aws/aws-sdk-js-v3/issues/6810). That every byte of a picture has
    // come is told by its SHA-256, which is signed and which every store compares: `x-amz-content-sha256`
    // (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

type Connection = Awaited<ReturnType<typeof connect>>;

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey';

/** Its name, code and status alone: the words of a store may quote what was signed, and with which key. */
function plain(error: unknown): Error {
  const { name, code, $metadata } = Object(error) as {
    name?: string;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  // Of a connection that failed Node's code; a deadline has a number that says nothing.
  const known = typeof code === 'string' ? { code } : {};
  const said = [name, known.code, $metadata?.httpStatusCode].filter(Boolean).join(' ');
  return Object.assign(new Error(`The bucket of pictures did not do it: ${said}`), { name, ...known });
}

/**
 * Pictures in a bucket of an S3-compatible store, which hosts may share. A picture is there whole or not at all: a store takes what it was sent
 * whole, or answers with an error (https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html). Each call ends within 10 s.
 */
export function pictureBucket(options: BucketOptions, limits = LIMITS): PictureStore {
  let connection: Promise<Connection> | undefined;
  const placeOf = (id: string) => ({
    Bucket: options.bucket,
    Key: [options.prefix, pictureName(id)].filter(Boolean).join('/'),
  });
  async function ask<T>(work: (connection: Connection, until: { abortSignal: AbortSignal }) => Promise<T>) {
    connection ??= connect(options, limits);
    const abortSignal = AbortSignal.timeout(limits.whole);
    try {
      return await work(await connection, { abortSignal });
    } catch (error) {
      throw plain(abortSignal.aborted ? abortSignal.reason : error);
    }
  }
  return {
    async put(id, bytes) {
      const picture = { ...placeOf(id), Body: bytes, ContentLength: bytes.length, ContentType: 'image/jpeg' };
      await ask(({ sdk, client }, until) => client.send(new sdk.PutObjectCommand(picture), until));
    },
    async get(id) {
      const place = placeOf(id);
      return ask(async ({ sdk, client }, until) => {
        const begin = async () => {
          const { Body } = await client.send(new sdk.GetObjectCommand(place), until);
          if (!Body) throw new Error('An answer without a picture.');
          return Body;
        };
        try {
          const body = await begin();
          // The client tries again what breaks before an answer has begun, and knows nothing of what breaks in the middle of one.
          const whole = await body.transformToByteArray().catch(async (error) => {
            if (until.abortSignal.aborted) throw error;
            return (await begin()).transformToByteArray();
          });
          return new Uint8Array(whole);
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      });
    },
    async remove(id) {
      const place = placeOf(id);
      await ask(async ({ sdk, client }, until) => {
        const remove = (VersionId?: string) =>
          client.send(new sdk.DeleteObjectCommand({ ...place, VersionId }), until);
        const removed = await remove().catch((error) => {
          // Amazon answers 204; stores of other makers say that there is none.
          if (!isMissing(error)) throw error;
        });
        if (!removed?.DeleteMarker) return;
        // The bucket keeps versions: what was removed is only hidden, and goes version by version
        // (https://docs.aws.amazon.com/AmazonS3/latest/userguide/DeletingObjectVersions.html). The marks that hide it go last.
        const { Bucket, Key: Prefix } = place;
        const { Versions = [], DeleteMarkers = [] } = await client.send(
          new sdk.ListObjectVersionsCommand({ Bucket, Prefix }),
          until,
        );
        for (const { VersionId } of [...Versions, ...DeleteMarkers]) await remove(VersionId);
      });
    },
  };
}
