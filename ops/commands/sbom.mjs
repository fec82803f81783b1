import { StartError } from '../../dev/start-error.mjs';
import { runNpmOnRunPackages } from './run-packages.mjs';

const ARGS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/**
 * Prints what the product runs with as CycloneDX, from the lock file alone.
 * @throws {StartError} when npm cannot say it
 */
export async function runSbom() {
  const { code, output } = await runNpmOnRunPackages([...ARGS, '--loglevel=error']);
  if (code !== 0) throw new StartError(`npm could not list the packages: ${output}`);
  console.log(output);
}
