import { StartError } from '../../dev/start-error.mjs';
import { folderStore } from './folder-store.mjs';

/**
 * Where backups are. A name appears in `list` only once everything of it is there.
 * @typedef {object} BackupStore
 * @property {(name: string, content: import('node:stream').Readable) => Promise<void>} put
 * @property {(name: string) => Promise<import('node:stream').Readable>} get
 * @property {() => Promise<readonly string[]>} list
 * @property {(name: string) => Promise<void>} remove
 */

/**
 * @param {string} address a folder, or `s3://bucket/prefix`
 * @param {Readonly<Record<string, string | undefined>>} env with the keys and the address of an S3-compatible store, as the AWS tools name them
 * @returns {Promise<BackupStore>}
 * @throws StartError when the address is none
 */
export async function openStore(address, env) {
  if (!address.startsWith('s3://')) return folderStore(address);
  const { hostname, pathname } = new URL(address);
  if (!hostname) throw new StartError('BACKUP_TO names no bucket: it has to look like s3://bucket/prefix.');
  const { s3Store } = await import('./s3-store.mjs');
  return s3Store({ bucket: hostname, prefix: pathname.replace(/^\/+|\/+$/g, ''), env });
}
