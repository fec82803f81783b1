import { whyConnectionsUnsafe } from '../../dev/connections.mjs';
import { readOwnerGaps } from '../../dev/owner-gaps.mjs';
import { findUnfinished } from '../../dev/public-start.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { look, well, wrong } from './findings.mjs';

/** What a product may run without, and what people then cannot do. */
const OPTIONAL = /** @type {const} */ ([
  [
    'SMTP_URL',
    'no mail is sent: answers to complaints are read in the account alone, and nobody can have replies and payments mailed',
  ],
  ['VAPID_PUBLIC_KEY', 'nobody is told on their device what came while they were away'],
  ['SMS_PROVIDER_URL', 'mobile numbers cannot be verified'],
  ['ADMIN_EMAILS', 'nobody may enter the console'],
  ['ALERT_WEBHOOK_URL', 'no alert leaves the house by webhook'],
  ['METRICS_TOKEN', 'nobody may read /metrics at an https address'],
  ['FALLBACK_MODEL', 'when the model is away, nobody else replies'],
]);

/**
 * The environment and the owner's files, as a public start sees them.
 * @param {import('../../dev/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<readonly import('./findings.mjs').Finding[]>}
 */
export async function examineSettings(settings, env) {
  const where = settings.appUrl.origin;
  if (settings.loopback)
    return [look(`${where} is for this machine alone; what has no credentials is a stand-in`)];
  const allowed = (env.ALLOW_UNFINISHED ?? '').split(',').map((name) => name.trim());
  const unfinished = findUnfinished(settings, env, await readOwnerGaps());
  return [
    ...(unfinished.length === 0
      ? [well(`${where}: credentials, keys and the owner's files are complete`)]
      : []),
    ...unfinished.map(({ kind, reason }) =>
      kind && allowed.includes(kind) ? look(`${reason} (allowed by ALLOW_UNFINISHED)`) : wrong(reason),
    ),
    connections(settings, env),
    ...OPTIONAL.filter(([name]) => !env[name]).map(([name, means]) => look(`${name} is not set: ${means}`)),
  ];
}

/**
 * @param {import('../../dev/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
function connections(settings, env) {
  try {
    const unsafe = whyConnectionsUnsafe(settings, env);
    if (unsafe) return wrong(unsafe);
    return env.ALLOW_INSECURE
      ? look(`reached without TLS, allowed by ALLOW_INSECURE: ${env.ALLOW_INSECURE}`)
      : well('every connection is encrypted, or stays on this machine');
  } catch (error) {
    if (error instanceof StartError) return wrong(error.message);
    throw error;
  }
}
