import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

/**
 * Backups in an S3-compatible store. Keys, region and address are read by Amazon's client from AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL_S3
 * (https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html).
 * @param {{ bucket: string, prefix: string, env: Readonly<Record<string, string | undefined>> }} where
 * @returns {import('./store.mjs').BackupStore}
 */
export function s3Store({ bucket: Bucket, prefix, env }) {
  const endpoint = env.AWS_ENDPOINT_URL_S3;
  const client = new S3Client({
    region: env.AWS_REGION ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    // Stores of other makers seldom have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    // Checksums in headers, the default since 3.729, are refused by some stores of other makers (https://github.com/aws/aws-sdk-js-v3/issues/6810).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const start = prefix ? `${prefix}/` : '';
  /** @param {string} name */
  const keyOf = (name) => ({ Bucket, Key: `${start}${name}` });
  return {
    async put(name, content) {
      // In parts, because nobody knows the length of a dump beforehand; one that fails is given up with all its parts.
      await new Upload({ client, params: { ...keyOf(name), Body: content } }).done();
    },
    async get(name) {
      const { Body } = await client.send(new GetObjectCommand(keyOf(name)));
      return /** @type {import('node:stream').Readable} */ (Body);
    },
    async list() {
      const names = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: start })) {
        for (const { Key = '' } of Contents) names.push(Key.slice(start.length));
      }
      return names;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
  };
}
