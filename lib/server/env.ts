import { z } from 'zod';
import { addressList } from './address';
import { type Ring, readSecrets, ringOf, SECRET_BYTES } from './keys';
import { isLoopbackName } from './loopback';
import { modelSettings } from './model-settings';
import { once } from './once';
import { checkPictures, pictureSettings } from './picture-settings';

/** This machine and the private ranges (RFC 1918, RFC 4193): where a proxy of one's own stands. */
const OWN_NETWORKS = '127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';

/** Those of OpenTelemetry's specification that its SDK has. */
const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** A comma list; blanks around its parts do not count. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** `id:secret`, the newest first; none of them = NEXTAUTH_SECRET alone. */
const secrets = list.prefault('').transform((entries, context) => {
  try {
    return readSecrets(entries);
  } catch {
    context.addIssue({ code: 'custom', message: 'no list of id:secret' });
    return z.NEVER;
  }
});

/** So many bytes in base64url, as `npm run secret -- --vapid` writes them. */
const vapidKey = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** What the keys of hashes come out of: all that a command needs that makes one. */
const hashSettings = { NEXTAUTH_SECRET: z.string().min(16), HASH_SECRETS: secrets };

const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  APP_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().min(1),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  ...hashSettings,
  SESSION_SECRETS: secrets,
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  ...modelSettings,
  LETTA_BASE_URL: z.url().optional(),
  LETTA_API_KEY: z.string().min(1).optional(),
  AI_SAFETY_CALLS: z.enum(['full', 'lean', 'none']).default('full'),
  AI_DAILY_REPLIES_PER_PERSON: z.coerce.number().int().min(0).default(500),
  AI_DAILY_FREE_REPLIES: z.coerce.number().int().min(0).default(10_000),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(50_000_000),
  CASHFREE_CLIENT_ID: z.string().min(1),
  CASHFREE_CLIENT_SECRET: z.string().min(1),
  CASHFREE_BASE_URL: z.url().optional(),
  CASHFREE_SDK_URL: z.url().default('https://sdk.cashfree.com/js/v3/cashfree.js'),
  SMS_PROVIDER_URL: z.url().optional(),
  SMS_PROVIDER_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
    .optional(),
  VAPID_PUBLIC_KEY: vapidKey(65).optional(),
  VAPID_PRIVATE_KEY: vapidKey(32).optional(),
  PUSH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_INSECURE: list.default([]),
  SMS_CODES_FOR: z.enum(['members', 'everyone']).default('members'),
  SMS_CODES_A_DAY: z.coerce.number().int().min(0).default(1_000),
  PRODUCTION_HOSTS: list.default([]),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET_KEY: z.string().min(1).optional(),
  TURNSTILE_BASE_URL: z.url().default('https://challenges.cloudflare.com'),
  RATE_LIMITS: z.enum(['default', 'relaxed']).default('default'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ADMIN_EMAILS: list.default([]),
  ALLOWED_HOSTS: list.default([]),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  TRUSTED_PROXY_ADDRESSES: list.prefault(OWN_NETWORKS).transform((entries, context) => {
    try {
      return addressList(entries);
    } catch {
      context.addIssue({ code: 'custom', message: 'no address' });
      return z.NEVER;
    }
  }),
  ...pictureSettings,
  JOBS: z.enum(['on', 'off']).default('on'),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(15).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).default('production'),
  SENTRY_RELEASE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** An address that calls may go to: encrypted, or on this machine where the product is there as well. */
const isSafeTarget = (target: string, appUrl: string): boolean => {
  const { protocol, hostname } = new URL(target);
  return protocol === 'https:' || (isLoopbackName(hostname) && isLoopbackName(new URL(appUrl).hostname));
};

/** On this machine alone a secret may be short; in front of everybody nobody may guess it. Turnstile needs both of its keys. */
const environment = fields
  .refine(
    ({ APP_URL, NEXTAUTH_SECRET }) =>
      isLoopbackName(new URL(APP_URL).hostname) || Buffer.byteLength(NEXTAUTH_SECRET) >= SECRET_BYTES,
    { path: ['NEXTAUTH_SECRET'] },
  )
  .refine(({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }) => !TURNSTILE_SITE_KEY === !TURNSTILE_SECRET_KEY, {
    path: ['TURNSTILE_SECRET_KEY'],
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PRIVATE_KEY'],
  })
  .refine(
    ({ PUSH_SERVICE_URL, APP_URL }) =>
      !PUSH_SERVICE_URL || [PUSH_SERVICE_URL, APP_URL].every((url) => isLoopbackName(new URL(url).hostname)),
    { path: ['PUSH_SERVICE_URL'] },
  )
  .superRefine(checkPictures)
  // No picture is taken in that no judge has seen.
  .refine(({ CHAT_PICTURES, AI_SAFETY_CALLS }) => CHAT_PICTURES === 'off' || AI_SAFETY_CALLS === 'full', {
    path: ['AI_SAFETY_CALLS'],
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL === !MAIL_FROM, { path: ['MAIL_FROM'] })
  .refine(
    ({ ALERT_WEBHOOK_URL, APP_URL }) => !ALERT_WEBHOOK_URL || isSafeTarget(ALERT_WEBHOOK_URL, APP_URL),
    {
      path: ['ALERT_WEBHOOK_URL'],
    },
  );

export type Env = z.infer<typeof environment>;
export type ModelEnv = z.infer<z.ZodObject<typeof modelSettings>>;

type Values = Readonly<Record<string, string | undefined>>;

function read<T>(schema: z.ZodType<T>, values: Values): T {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
  if (result.success) return result.data;
  const told = result.error.issues.map((issue) => {
    const why: unknown = issue.code === 'custom' ? issue.params?.why : undefined;
    return `${issue.path.join('.')}${why ? ` (${why})` : ''}`;
  });
  throw new Error(`Missing or wrong in the environment: ${[...new Set(told)].join(', ')}`);
}

/**
 * Settings as they are in the environment, checked; an empty one counts as unset.
 * @throws Error naming every variable that is missing or wrong, without its value.
 */
export const readEnv = (values: Values): Env => read(environment, values);

/** What concerns the models alone, for a command that needs nothing else. @throws Error, as `readEnv` */
export const modelEnv = (): ModelEnv => read(z.object(modelSettings), process.env);

let parsed: Env | undefined;

/**
 * The environment, checked once at first use (not at import, because a build has none).
 * @throws Error, as `readEnv`
 */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}

/** What the visitor cookies are signed with. */
export const sessionRing = once((): Ring => ringOf(env().SESSION_SECRETS, env().NEXTAUTH_SECRET));

/** What the hashes are made with that the database and the log keep. @throws Error, as `readEnv` */
export const hashRing = once((): Ring => {
  const { HASH_SECRETS, NEXTAUTH_SECRET } = read(z.object(hashSettings), process.env);
  return ringOf(HASH_SECRETS, NEXTAUTH_SECRET);
});
