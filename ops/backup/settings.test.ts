import { expect, test } from 'vitest';
import { readBackupSettings } from './settings.mjs';

test('a backup needs a place and a public key', () => {
  const env = { NODE_ENV: 'test', BACKUP_TO: '/backups', BACKUP_RECIPIENTS: 'age1one, age1two' } as const;
  expect(readBackupSettings(env)).toEqual({
    to: '/backups',
    recipients: ['age1one', 'age1two'],
    keepDays: 35,
  });
  expect(readBackupSettings({ ...env, BACKUP_KEEP_DAYS: '7' }).keepDays).toBe(7);
  // The privacy notice says when what somebody deleted is gone from the backups, too.
  expect(() => readBackupSettings({ ...env, BACKUP_KEEP_DAYS: '36' })).toThrow('at most 35');
});

test('everything that is missing or wrong is named at once, and no private key repeated', () => {
  const secret = 'AGE-SECRET-KEY-1QQQ';
  const read = () =>
    readBackupSettings({ NODE_ENV: 'test', BACKUP_RECIPIENTS: secret, BACKUP_KEEP_DAYS: 'x' });
  expect(read).toThrow(/BACKUP_TO is not set.*no public key of age.*BACKUP_KEEP_DAYS/s);
  expect(read).not.toThrow(secret);
});
