import { z } from 'zod';

const text = z.string().min(1).optional();

/** What the environment says of pictures that people send, and of the place where they are kept. */
export const pictureSettings = {
  CHAT_PICTURES: z.enum(['on', 'off']).default('off'),
  PICTURES_DIR: text,
  PICTURES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  PICTURES_S3_ACCESS_KEY_ID: text,
  PICTURES_S3_SECRET_ACCESS_KEY: text,
  // Signs that mean the same everywhere: what stands in an address for itself, and leads nowhere else.
  PICTURES_S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .optional(),
};

export type PictureEnv = z.infer<z.ZodObject<typeof pictureSettings>>;

/** What a bucket needs; it may have a prefix besides. */
const BUCKET = [
  ...(['PICTURES_S3_ENDPOINT', 'PICTURES_S3_BUCKET', 'PICTURES_S3_REGION'] as const),
  ...(['PICTURES_S3_ACCESS_KEY_ID', 'PICTURES_S3_SECRET_ACCESS_KEY'] as const),
] as const;

/** There is one place for pictures, a folder or a whole bucket; where they are taken in there has to be one. */
export function checkPictures(settings: PictureEnv, context: z.RefinementCtx): void {
  const refuse = (name: string, why: string) =>
    context.addIssue({ code: 'custom', path: [name], params: { why } });
  const missing = BUCKET.filter((name) => !settings[name]);
  const namesBucket = missing.length < BUCKET.length || settings.PICTURES_S3_PREFIX !== undefined;
  if (namesBucket && settings.PICTURES_DIR)
    refuse('PICTURES_DIR', 'pictures are kept in a folder or in a bucket, PICTURES_S3_*, and not in both');
  else if (namesBucket) for (const name of missing) refuse(name, 'the other PICTURES_S3_* need it');
  else if (settings.CHAT_PICTURES === 'on' && !settings.PICTURES_DIR)
    refuse(
      'PICTURES_DIR',
      'with CHAT_PICTURES=on pictures are kept in a folder, or in a bucket, PICTURES_S3_*',
    );
}

/** The bucket as settings that belong together; null where there is none. */
export function bucketOf(settings: PictureEnv) {
  const {
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_REGION: region,
    PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    PICTURES_S3_PREFIX: prefix = '',
  } = settings;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
}
