import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../../dev/start-error.mjs';

/**
 * What is known of a backup without its key.
 * @typedef {object} Manifest
 * @property {string} madeAt ISO time of the state that it holds
 * @property {string} postgres version of the server
 * @property {string} migration the newest one
 * @property {Record<string, number>} rows of each table
 * @property {number} bytes of the encrypted file
 * @property {string} sha256 of the encrypted file
 */

const START = 'saathi-';
const SECRET = '.dump.age';
const MANIFEST = '.json';

/** @param {Date} at @returns {string} the name of a backup; names are in the order of time */
export const nameAt = (at) => `${START}${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** @param {string} name */
export const filesOf = (name) => ({ secret: `${name}${SECRET}`, manifest: `${name}${MANIFEST}` });

/** @param {string} name of a backup @returns {Date | undefined} */
export function timeOf(name) {
  const found = /^saathi-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second] = found;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * @param {import('./store.mjs').BackupStore} store
 * @returns {Promise<readonly string[]>} the names of the backups that are whole, the newest first
 */
export async function listBackups(store) {
  const files = await store.list();
  // The manifest is written last.
  return files
    .filter((file) => file.endsWith(MANIFEST))
    .map((file) => file.slice(0, -MANIFEST.length))
    .filter((name) => timeOf(name) !== undefined && files.includes(filesOf(name).secret))
    .sort()
    .reverse();
}

/**
 * @param {import('./store.mjs').BackupStore} store
 * @param {string} name
 * @returns {Promise<Manifest>}
 */
export async function readManifest(store, name) {
  const parts = [];
  for await (const part of await store.get(filesOf(name).manifest)) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Counts and hashes what goes by. */
export function meter() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    /**
     * @param {AsyncIterable<Uint8Array>} content
     * @yields {Uint8Array}
     */
    async *read(content) {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/**
 * @param {AsyncIterable<Uint8Array>} content
 * @param {readonly string[]} recipients public keys of age
 * @returns {Promise<AsyncIterable<Uint8Array>>} a file of age (https://age-encryption.org/v1)
 * @throws StartError when a key is none
 */
export async function encrypt(content, recipients) {
  const encrypter = new Encrypter();
  for (const key of recipients) {
    try {
      encrypter.addRecipient(key);
    } catch {
      throw new StartError('BACKUP_RECIPIENTS has a key that is no public key of age.');
    }
  }
  return encrypter.encrypt(streamOf(content));
}

/**
 * @param {AsyncIterable<Uint8Array>} content
 * @param {string} identity a private key of age
 * @returns {Promise<AsyncIterable<Uint8Array>>}
 * @throws StartError when it was encrypted for other keys
 */
export async function decrypt(content, identity) {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return await decrypter.decrypt(streamOf(content));
  } catch (error) {
    throw new StartError(
      `The backup cannot be opened with this key: ${/** @type {Error} */ (error).message}`,
    );
  }
}

/** @param {AsyncIterable<Uint8Array>} content @returns {ReadableStream<Uint8Array>} */
const streamOf = (content) =>
  /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(Readable.from(content, { objectMode: false })));
