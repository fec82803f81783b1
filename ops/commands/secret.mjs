import { randomBytes } from 'node:crypto';
import { StartError } from '../../dev/start-error.mjs';
import { newVapidKeys } from '../../dev/vapid-keys.mjs';

const USAGE = `Usage:
  npm run secret          a new secret, with the id of today
  npm run secret -- ID    with another id: letters, digits, - and _
  npm run secret -- --vapid  a key pair for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY`;

/** Bytes; as many as the keys that are made of it have. */
const SECRET_BYTES = 32;

/**
 * Prints a secret that goes before the others of its list. Nothing is written anywhere else. docs/keys.md
 * @param {readonly string[]} args
 * @throws StartError with the usage
 */
export function runSecret(args) {
  if (args.length === 1 && args[0] === '--vapid') {
    for (const [name, key] of Object.entries(newVapidKeys())) console.log(`${name}=${key}`);
    return;
  }
  const [id = new Date().toISOString().slice(0, 10), ...more] = args;
  if (more.length > 0 || !/^[A-Za-z0-9][\w-]{0,31}$/.test(id)) throw new StartError(USAGE);
  console.log(`${id}:${randomBytes(SECRET_BYTES).toString('base64url')}`);
}
