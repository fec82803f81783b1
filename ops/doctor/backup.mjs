import { listBackups, timeOf } from '../backup/archive.mjs';
import { openStore } from '../backup/store.mjs';
import { look, well, wrong } from './findings.mjs';

const HOUR_MS = 3_600_000;
/** Hours: one a day, and two for a night in which it took long. */
const OLDEST_HOURS = 26;

/**
 * When the last whole backup was made.
 * @param {NodeJS.ProcessEnv} env
 * @param {Date} [now]
 * @returns {Promise<readonly import('./findings.mjs').Finding[]>}
 */
export async function examineBackups(env, now = new Date()) {
  const { BACKUP_TO } = env;
  if (!BACKUP_TO) return [look('BACKUP_TO is not set: `npm run backup` is not what makes your backups')];
  try {
    const [newest] = await listBackups(await openStore(BACKUP_TO, env));
    const at = newest && timeOf(newest);
    if (!at) return [wrong('there is no backup yet')];
    const hours = Math.round((now.getTime() - at.getTime()) / HOUR_MS);
    const text = `the last backup is ${hours} hours old`;
    return [hours > OLDEST_HOURS ? wrong(text) : well(text)];
  } catch (error) {
    return [wrong(`the backups cannot be listed: ${/** @type {Error} */ (error).message}`)];
  }
}
