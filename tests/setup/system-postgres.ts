import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clusterOwner } from '../../dev/postgres/cluster-user.mjs';
import { freePort } from '../../dev/processes/ports.mjs';

const PLACES = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];

/** Folders of PostgreSQL's programs, the newest version first. */
const installed = () =>
  PLACES.filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => path.join(place, name, 'bin')))
    .filter((folder) => existsSync(path.join(folder, 'pg_dump')) && existsSync(path.join(folder, 'initdb')))
    .sort((one, other) => other.localeCompare(one, undefined, { numeric: true }));

/** Installs the distribution's PostgreSQL where that can be done, as for the browser. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', 'postgresql'], { env });
}

/**
 * A server of the system's own PostgreSQL, which comes with the programs that the embedded one lacks: `pg_dump`, `pg_restore`.
 * @returns the address of a database on it that is still empty, and where its programs are
 * @throws Error when there is none and none can be installed
 */
export async function startSystemPostgres() {
  if (installed().length === 0) install();
  const [programs] = installed();
  if (!programs) throw new Error('This test needs pg_dump and a PostgreSQL server of the same version.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-system-'));
  chmodSync(folder, 0o711);
  const files = path.join(folder, 'files');
  const owner = clusterOwner(files);
  const as = { ...owner, cwd: '/', stdio: 'ignore' as const };
  if (owner) execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  const port = await freePort();
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', files, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '-N'],
    as,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  execFileSync(
    path.join(programs, 'pg_ctl'),
    ['-D', files, '-l', path.join(folder, 'log'), '-w', '-o', options, 'start'],
    as,
  );
  return {
    programs,
    urlOf: (name: string) => `postgresql://postgres:none@127.0.0.1:${port}/${name}`,
    stop() {
      execFileSync(path.join(programs, 'pg_ctl'), ['-D', files, '-m', 'immediate', 'stop'], as);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
