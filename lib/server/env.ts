import { z } from 'zod';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  APP_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().min(1),
  NEXTAUTH_SECRET: z.string().min(16),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().min(1),
  OPENAI_EMBEDDING_MODEL: z.string().min(1).optional(),
  LETTA_BASE_URL: z.url().optional(),
  LETTA_API_KEY: z.string().min(1).optional(),
  OPENAI_FALLBACK_MODEL: z.string().min(1).optional(),
  OPENAI_MODERATION: z.enum(['on', 'off']).default('on'),
  JUDGE_BASE_URL: z.url().optional(),
  JUDGE_API_KEY: z.string().min(1).optional(),
  JUDGE_MODEL: z.string().min(1).optional(),
  MODERATION_BASE_URL: z.url().optional(),
  MODERATION_API_KEY: z.string().min(1).optional(),
  MODERATION_MODEL: z.string().min(1).optional(),
  AI_SAFETY_CALLS: z.enum(['full', 'lean', 'none']).default('full'),
  AI_DAILY_REPLIES_PER_PERSON: z.coerce.number().int().min(0).default(500),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(50_000_000),
  CASHFREE_CLIENT_ID: z.string().min(1),
  CASHFREE_CLIENT_SECRET: z.string().min(1),
  CASHFREE_BASE_URL: z.url().optional(),
  CASHFREE_SDK_URL: z.url().default('https://sdk.cashfree.com/js/v3/cashfree.js'),
  SMS_PROVIDER_URL: z.url().optional(),
  SMS_PROVIDER_KEY: z.string().min(1).optional(),
  PRODUCTION_HOSTS: z
    .string()
    .default('')
    .transform((hosts) =>
      hosts
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  RATE_LIMITS: z.enum(['default', 'relaxed']).default('default'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  JOBS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Env = z.infer<typeof environment>;

let parsed: Env | undefined;

/**
 * The environment, checked once at first use (not at import, because a build has none).
 * @throws Error naming every variable that is missing or wrong, without its value.
 */
export function env(): Env {
  if (parsed) return parsed;
  const result = environment.safeParse(
    Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  );
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(`Missing or wrong in the environment: ${names.join(', ')}`);
  }
  parsed = result.data;
  return parsed;
}
