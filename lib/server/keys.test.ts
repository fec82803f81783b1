import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KEY_PURPOSES } from '@/lib/kit/key-purposes';
import { deriveKey, keyedHashWith, readSecrets, ringOf, sign } from './keys';

const long = (letter: string) => letter.repeat(32);

test('a list of secrets: the newest first, and NEXTAUTH_SECRET behind them until its id names another', () => {
  const secrets = readSecrets([`b:${long('b')}`, `a:${long('a')}:with=colons`]);
  expect(ringOf(secrets, 'root').map(({ id }) => id)).toEqual(['b', 'a', 'nextauth']);
  expect(ringOf([], 'root')).toEqual([{ id: 'nextauth', secret: 'root' }]);
  const before = readSecrets([`b:${long('b')}`, `nextauth:${long('o')}`]);
  expect(ringOf(before, 'root').map(({ secret }) => secret)).toEqual([long('b'), long('o')]);
});

test.each([
  ['no id', [long('x')]],
  ['an empty id', [`:${long('x')}`]],
  ['an id that does not fit into a cookie', [`a.b:${long('x')}`]],
  ['31 bytes', [`a:${'x'.repeat(31)}`]],
  ['the same id twice', [`a:${long('x')}`, `a:${long('y')}`]],
])('no list of secrets: %s', (_, entries) => {
  expect(() => readSecrets(entries)).toThrow();
});

test('each purpose has a key of its own, of 32 bytes', () => {
  const exported = KEY_PURPOSES.map((purpose) => deriveKey(long('s'), purpose).export().toString('hex'));
  expect(new Set(exported).size).toBe(KEY_PURPOSES.length);
  for (const key of exported) expect(key).toHaveLength(64);
});

test('a hash made before there were rings is still the same', () => {
  // hkdfSync('sha256', 'a secret of before', 'saathi', 'held account', 32), then HMAC-SHA256
  const hash = keyedHashWith(ringOf([], 'a secret of before'));
  expect(hash('held account', 'google-1')).toBe('9xx7rMTII8V1XuqdK0PQap8qWMGJDUJ4Sb2eTDnok2E');
});

test('what was written under an older secret is found under the newest', () => {
  const before = keyedHashWith(ringOf([], 'the first'));
  const after = keyedHashWith(ringOf(readSecrets([`new:${long('n')}`]), 'the first'));
  expect(after('held account', 'x')).toBe(sign(long('n'), 'held account', 'x'));
  expect(after.each('held account', 'x')).toContain(before('held account', 'x'));
});

test('docs/keys.md has a line on every purpose', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/keys.md'), 'utf8');
  for (const purpose of KEY_PURPOSES) expect(page).toContain(`\`${purpose}\``);
});

test('docs/keys.md says of every secret of the settings what it opens and how it is changed', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const names = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
  // An address may carry a password, and a webhook's address is one.
  const secrets = names.filter(
    (name) =>
      /_(SECRETS?|KEY|KEY_ID|TOKEN|DSN)$|^(DATABASE|REDIS|SMTP|ALERT_WEBHOOK)_URL$|^BACKUP_IDENTITY_FILE$/.test(
        name,
      ) && !/_SITE_KEY$/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(15);
  const table = read('docs/keys.md').split('## Lists of secrets')[0];
  for (const name of secrets) expect(table).toContain(`\`${name}\``);
});
