import { StartError } from '../../dev/start-error.mjs';

/** Days that backups are kept, and may be kept at most: what the privacy notice says (docs/going-live.md, 2). */
const KEEP_DAYS = 35;

/**
 * What `npm run backup` is told.
 * @typedef {object} BackupSettings
 * @property {string} to a folder, or `s3://bucket/prefix`
 * @property {readonly string[]} recipients public keys of age; whoever holds the key of one of them can read the backup
 * @property {number} keepDays
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {BackupSettings}
 * @throws StartError that names everything that is missing or wrong
 */
export function readBackupSettings(env) {
  const { BACKUP_TO: to = '', BACKUP_RECIPIENTS = '', BACKUP_KEEP_DAYS } = env;
  const recipients = BACKUP_RECIPIENTS.split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const keepDays = BACKUP_KEEP_DAYS ? Number(BACKUP_KEEP_DAYS) : KEEP_DAYS;
  const faults = [
    to ? [] : ['BACKUP_TO is not set: a folder, or s3://bucket/prefix.'],
    recipients.length > 0
      ? []
      : [
          'BACKUP_RECIPIENTS is not set: public keys of age, age1…; `npm run backup -- --new-key` makes a pair.',
        ],
    recipients
      .filter((key) => !key.startsWith('age1'))
      // Whoever mixes the two up must not find the secret one in a log.
      .map(() => 'BACKUP_RECIPIENTS has a key that is no public key of age: it has to begin with age1.'),
    Number.isInteger(keepDays) && keepDays > 0 && keepDays <= KEEP_DAYS
      ? []
      : [`BACKUP_KEEP_DAYS is not a number of days, at most ${KEEP_DAYS}: the privacy notice promises them.`],
  ].flat();
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return { to, recipients, keepDays };
}
