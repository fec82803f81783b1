import { build, ensureClient, isBuilt } from '../../build/build.mjs';
import { prepareCommand } from '../../ops/commands/host-steps.mjs';
import { stopAll } from '../processes/children.mjs';
import { inProject } from '../project.mjs';
import { StartError } from '../start-error.mjs';
import { changedSince, readFilesOfSpecs, specsTouched } from './changed.mjs';
import {
  browserStage,
  checkStages,
  closeWith,
  listSlowest,
  runStages,
  sumOf,
  vitestStage,
} from './stages.mjs';

/** Projects of vitest.config.ts. */
const UNIT = /** @type {const} */ (['unit', 'rules']);
const SERVICE = /** @type {const} */ (['service', 'service-apart']);
/** More than two cores have work for: tests of faults spend most of their time waiting. */
const WORKERS = ['--maxWorkers=4'];

/**
 * What the processes of a run keep of the scripts that they compiled, for the next ones: the product alone is started some fifty times, each
 * with the same files, and the second start takes a fifth less (https://nodejs.org/api/cli.html#node_compile_cachedir).
 */
const COMPILED = inProject('.cache/compiled');

/** A run that ends without its closing line has failed, for whatever reason it ended. */
function failUntilCounted() {
  process.exitCode = 1;
}

export async function runChecks() {
  failUntilCounted();
  await prepareCommand();
  await ensureClient();
  closeWith(await runStages([...checkStages(), vitestStage('Unit tests', UNIT)]));
  await stopAll();
}

/**
 * @param {readonly string[]} args `--changed [commit]` runs what differs from that commit, HEAD without one
 */
export async function runTests(args) {
  failUntilCounted();
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  await prepareCommand();
  await ensureClient();
  const at = args.indexOf('--changed');
  const { unit, others } = at === -1 ? everything() : await touchedSince(args[at + 1] ?? 'HEAD');

  // An installation waits for the network most of its time.
  const prepared = Promise.all(others.map((stage) => stage.prepare?.()));

  // Each uses one core.
  const [check, ...beside] = checkStages();
  const checks = await runStages(check ? [check] : [], beside);
  const first = sumOf([checks, await runStages([buildStage()], [unit])]);
  // Packages of the system are left whole, and nothing is said after the closing line.
  await prepared;
  // What does not compile or build would only fail again in every test.
  if (first.failed > 0) {
    console.log('\nThe other tests did not run, because of the failures above.');
    closeWith(first);
  } else {
    const all = sumOf([first, await runStages(others)]);
    listSlowest(all);
    closeWith(all);
  }
  await stopAll();
}

const everything = () => ({
  unit: vitestStage('Unit tests', UNIT),
  others: [
    vitestStage('Service, contract and fault tests', [...SERVICE, 'contract', 'faults'], WORKERS),
    browserStage(),
  ],
});

/**
 * Vitest follows imports. What a test asks over HTTP it cannot follow: contract tests run whole when a screen or anything
 * behind it changed, fault tests when anything behind it did.
 * @param {string} ref a commit
 */
async function touchedSince(ref) {
  const specs = specsTouched(await changedSince(ref), await readFilesOfSpecs());
  const touched = [`--changed=${ref}`, '--passWithNoTests'];
  const contract = specs.length > 0 ? [] : touched;
  const faults = specs === 'all' ? [] : touched;
  return {
    unit: vitestStage('Unit tests', UNIT, touched),
    others: [
      vitestStage('Service tests', SERVICE, touched),
      vitestStage('Contract tests', ['contract'], contract),
      vitestStage('Fault tests', ['faults'], [...faults, ...WORKERS]),
      ...(specs === 'all' ? [browserStage()] : specs.length > 0 ? [browserStage(specs)] : []),
    ],
  };
}

/**
 * @returns {import('./stages.mjs').Stage}
 */
const buildStage = () => ({
  title: 'Build',
  async run() {
    try {
      if (!isBuilt()) await build({ show: true });
      return { passed: 1, failed: 0 };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
  },
});
