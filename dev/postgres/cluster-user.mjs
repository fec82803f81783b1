import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.mjs';

/** Where the database files go when the server's user cannot enter the project folder. */
const OUTSIDE = '/var/lib/saathi';

/** @typedef {{ uid: number, gid: number }} Owner */

/** @param {string} flag */
const idOfPostgres = (flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root.
 * @param {string} cluster the folder of the database files, once there is one
 * @returns {Owner | undefined} the user to run the server as; undefined for the current one
 */
export function clusterOwner(cluster) {
  if (process.getuid?.() !== 0) return undefined;
  const stat = fs.statSync(cluster, { throwIfNoEntry: false });
  if (stat && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  try {
    return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
  } catch {
    return createPostgresUser();
  }
}

/** @returns {Owner} */
function createPostgresUser() {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, 'postgres'], { stdio: 'ignore' });
    return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root and the user "postgres" could not be created; start Saathi as an ordinary user, or set DATABASE_URL.',
    );
  }
}

/**
 * Whether a user can enter a folder, which takes permission for every folder above it.
 * @param {string} folder
 * @param {Owner | undefined} owner undefined = this user
 * @returns {boolean}
 */
export function canReach(folder, owner) {
  if (!owner) return true;
  const stat = fs.statSync(folder);
  const bit = stat.uid === owner.uid ? 0o100 : stat.gid === owner.gid ? 0o010 : 0o001;
  if ((stat.mode & bit) === 0) return false;
  const above = path.dirname(folder);
  return above === folder || canReach(above, owner);
}

/** A path outside the project that no other project uses. */
export const outsideCluster = () => path.join(OUTSIDE, randomUUID());

/**
 * Copies the server's programs to where its user can run them.
 * @param {string} programs
 * @param {string} version
 */
export function copyPrograms(programs, version) {
  const copy = path.join(OUTSIDE, `programs-${version}`);
  if (!fs.existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    fs.mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
    fs.cpSync(programs, half, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(half, copy);
  }
  return copy;
}
