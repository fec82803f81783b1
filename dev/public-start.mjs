// What has to be right before anybody but the owner can reach the product.
import { whyConnectionsUnsafe } from './connections.mjs';
import { readOwnerGaps } from './owner-gaps.mjs';
import { StartError } from './start-error.mjs';

/** Bytes of a secret at a public address. */
const SECRET_BYTES = 32;
/** A random secret of 32 bytes has more different characters than that, as hex digits too. */
const SECRET_CHARACTERS = 10;

const REQUIRED = [
  'NEXTAUTH_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_MODEL',
  'CASHFREE_CLIENT_ID',
  'CASHFREE_CLIENT_SECRET',
];

/** What a public start may do without where ALLOW_UNFINISHED names it: for staging, and never where people pay. */
const UNFINISHED = /** @type {const} */ (['database', 'sandbox', 'placeholders', 'claims', 'judge']);

/** @typedef {typeof UNFINISHED[number]} Unfinished */
/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ reason: string, kind?: Unfinished }} Finding `kind` = may be allowed under this name */

/**
 * Refuses a start at a public address with stand-ins, test settings, placeholders or weak keys.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<readonly string[]>} a line for people on each thing that is unfinished and allowed to be
 * @throws StartError with every reason at once
 */
export async function requirePublicStart(settings, env) {
  const allowed = readAllowed(env);
  const insecure = whyConnectionsUnsafe(settings, env);
  if (settings.loopback) return [];
  const findings = [
    ...findUnfinished(settings, env, await readOwnerGaps()),
    ...(insecure ? [{ reason: insecure }] : []),
  ];
  const reasons = findings.filter(({ kind }) => !kind || !allowed.includes(kind));
  if (reasons.length > 0) throw new StartError(refusal(settings, reasons));
  return [
    ...findings.map(({ kind, reason }) => `Unfinished, and allowed by ALLOW_UNFINISHED=${kind}: ${reason}`),
    ...(env.ALLOW_INSECURE ? [`Without TLS, allowed by ALLOW_INSECURE: ${env.ALLOW_INSECURE}`] : []),
  ];
}

/**
 * @param {Settings} settings
 * @param {readonly Finding[]} reasons
 */
function refusal({ appUrl }, reasons) {
  const kinds = reasons.flatMap(({ kind }) => kind ?? []);
  return [
    `Saathi does not start at the public address ${appUrl.origin}:`,
    ...reasons.map(({ reason }) => `  - ${reason}`),
    ...(kinds.length > 0
      ? [`Where that is meant, as for staging: ALLOW_UNFINISHED=${[...new Set(kinds)].join(',')}.`]
      : []),
  ].join('\n');
}

/** @param {NodeJS.ProcessEnv} env */
function readAllowed({ ALLOW_UNFINISHED = '' }) {
  const names = ALLOW_UNFINISHED.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (!names.every((name) => UNFINISHED.some((kind) => kind === name)))
    throw new StartError(
      `ALLOW_UNFINISHED is a comma list of ${UNFINISHED.join(', ')}, and is "${ALLOW_UNFINISHED}".`,
    );
  return names;
}

/**
 * @param {Settings} settings of a public address
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./owner-gaps.mjs').OwnerGaps} gaps
 * @returns {readonly Finding[]}
 */
export function findUnfinished(settings, env, { placeholders, claims }) {
  const missing = REQUIRED.filter((name) => !env[name]);
  const safetyCalls = env.AI_SAFETY_CALLS || 'full';
  const unjudged = safetyCalls === 'none' || (safetyCalls === 'lean' && env.OPENAI_MODERATION === 'off');
  /** @type {readonly (Finding | false)[]} */
  const findings = [
    missing.length > 0 && { reason: `not set: ${missing.join(', ')}` },
    !settings.databaseUrl && {
      kind: 'database',
      reason: 'not set: DATABASE_URL; the database that comes along is for one machine and has no backup',
    },
    isWeak(env.NEXTAUTH_SECRET) && {
      reason: `NEXTAUTH_SECRET needs at least ${SECRET_BYTES} bytes that nobody guesses; \`npm run secret\` makes one`,
    },
    env.RATE_LIMITS === 'relaxed' && {
      reason: 'RATE_LIMITS=relaxed is for load tests on one machine',
    },
    ...findOfCashfree(settings, env),
    unjudged && {
      kind: 'judge',
      reason:
        safetyCalls === 'none'
          ? 'nothing but the local rules would judge what is said: AI_SAFETY_CALLS is none'
          : 'nothing would judge what is said: AI_SAFETY_CALLS=lean asks moderation alone, and OPENAI_MODERATION is off',
    },
    placeholders.length > 0 && {
      kind: 'placeholders',
      reason: `content/brand.ts still has the owner's placeholders: ${placeholders.join(', ')}`,
    },
    claims.length > 0 && {
      kind: 'claims',
      reason: `content/claims.ts claims what is marked "sample": ${claims.join(', ')}`,
    },
  ];
  return findings.filter((finding) => finding !== false);
}

/** @param {string | undefined} secret undefined is missing, which is another reason */
const isWeak = (secret) =>
  Boolean(secret) &&
  (Buffer.byteLength(secret ?? '') < SECRET_BYTES || new Set(secret).size < SECRET_CHARACTERS);

/**
 * Whether keys and mode fit. Cashfree writes into a key what it is for: the ids of test apps begin with TEST, secrets with `cfsk_ma_test_` or
 * `cfsk_ma_prod_` (as its dashboard makes them, https://www.cashfree.com/docs/api-reference/authentication, "Generate API Keys").
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {readonly Finding[]}
 */
function findOfCashfree({ appUrl }, env) {
  const { CASHFREE_CLIENT_ID: id = '', CASHFREE_CLIENT_SECRET: secret = '' } = env;
  const hosts = (env.PRODUCTION_HOSTS ?? '').split(',').map((host) => host.trim());
  const isLive = hosts.includes(appUrl.hostname);
  const isTestKey = id.startsWith('TEST') || secret.startsWith('cfsk_ma_test_');
  if (isLive && isTestKey)
    return [
      {
        reason: `PRODUCTION_HOSTS takes real money at ${appUrl.hostname}, and Cashfree's keys are those of its sandbox`,
      },
    ];
  if (isLive && /sandbox/i.test(env.CASHFREE_BASE_URL ?? ''))
    return [
      {
        reason: `PRODUCTION_HOSTS takes real money at ${appUrl.hostname}, and CASHFREE_BASE_URL is the sandbox`,
      },
    ];
  if (isLive) return [];
  if (secret.startsWith('cfsk_ma_prod_'))
    return [
      { reason: `Cashfree's keys are live ones, and PRODUCTION_HOSTS does not name ${appUrl.hostname}` },
    ];
  return [
    {
      kind: 'sandbox',
      reason: `Cashfree runs in its sandbox, where nobody pays: PRODUCTION_HOSTS does not name ${appUrl.hostname}`,
    },
  ];
}
