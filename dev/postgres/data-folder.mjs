import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive } from '../processes/processes.mjs';
import { readJson } from '../project.mjs';
import { StartError } from '../start-error.mjs';
import { newVapidKeys } from '../vapid-keys.mjs';

/**
 * Creates the data folder if it is missing.
 * @throws StartError when it cannot be written to
 * @param {string} folder
 */
export function openDataFolder(folder) {
  try {
    // The database server of root runs as another user, who has to pass through this folder.
    fs.mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} is not writable for this user (${error.code}); set DATA_DIR to one that is.`,
    );
  }
}

/** npm may end a moment before the Saathi that it started. */
const LAST_MOMENTS_MS = 2_000;
/** A Saathi that is stopping finishes the sends it is working on. */
const STOPPING_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** @typedef {{ pid: number, birth: string, stopping: boolean }} Holder */

/** @param {string} folder */
const holderFile = (folder) => path.join(folder, 'saathi.pid');

/**
 * @param {string} folder
 * @returns {Holder | undefined} the running Saathi that has locked the folder
 */
export function holderOf(folder) {
  const holder = readJson(holderFile(folder));
  return holder && isAlive(holder.pid) && birthOf(holder.pid) === holder.birth ? holder : undefined;
}

/** @param {string} folder */
export async function waitForDataFolder(folder) {
  const since = Date.now();
  let holder = holderOf(folder);
  while (holder && Date.now() - since < (holder.stopping ? STOPPING_LIMIT_MS : LAST_MOMENTS_MS)) {
    await sleep(POLL_MS);
    holder = holderOf(folder);
  }
  if (!holder) return;
  throw new StartError(
    `Another Saathi (process ${holder.pid}) is using the data folder ${folder}; stop it, or set DATA_DIR to another folder.`,
  );
}

/** @type {string | undefined} */
let lockFile;

/** @param {boolean} stopping */
const ownRecord = (stopping) => JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), stopping });

/**
 * Locks the folder until this process ends.
 * @throws StartError when another Saathi has it
 * @param {string} folder
 */
export async function lockDataFolder(folder) {
  await waitForDataFolder(folder);
  const file = holderFile(folder);
  fs.rmSync(file, { force: true });
  try {
    fs.writeFileSync(file, ownRecord(false), { flag: 'wx' });
  } catch (error) {
    throw new StartError(
      `Another Saathi is starting in the data folder ${folder} at this moment (${error.code}).`,
    );
  }
  lockFile = file;
  process.once('exit', () => fs.rmSync(file, { force: true }));
}

/** Tells the next start that this one is stopping, so that it waits for the folder. */
export function markStopping() {
  if (lockFile) fs.writeFileSync(lockFile, ownRecord(true));
}

/**
 * Writes a file atomically, readable by this user only.
 * @param {string} file
 * @param {unknown} value
 */
export function writePrivateJson(file, value) {
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

/**
 * @param {string} folder
 * @returns {string} the secret that signs cookies, created at the first start
 */
export function loadOrCreateSecret(folder) {
  const kept = keptSecret(folder);
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  writePrivateJson(path.join(folder, SECRETS_FILE), { NEXTAUTH_SECRET: secret });
  return secret;
}

/**
 * @param {string} folder
 * @returns {{ VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string }} what notices are signed with, made at the first start: browsers that
 *   have subscribed with another pair are told nothing more
 */
export function loadOrCreateVapidKeys(folder) {
  const file = path.join(folder, VAPID_FILE);
  const kept = readJson(file);
  if (kept?.VAPID_PUBLIC_KEY && kept.VAPID_PRIVATE_KEY) return kept;
  const keys = newVapidKeys();
  writePrivateJson(file, keys);
  return keys;
}

const SECRETS_FILE = 'secrets.json';
const VAPID_FILE = 'vapid.json';

/**
 * @param {string} folder
 * @returns {string | undefined} the secret that a start has made there
 */
export const keptSecret = (folder) => readJson(path.join(folder, SECRETS_FILE))?.NEXTAUTH_SECRET;
