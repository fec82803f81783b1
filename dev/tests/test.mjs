import { build, ensureClient, isBuilt } from '../../build/build.mjs';
import { prepareCommand } from '../../ops/commands/host-steps.mjs';
import { stopAll } from '../processes/children.mjs';
import { StartError } from '../start-error.mjs';
import { browserStage, checkStages, closeWith, runStages, sumOf, vitestStage } from './stages.mjs';

const TEST_STAGES = [
  vitestStage('unit'),
  vitestStage('service'),
  vitestStage('contract'),
  vitestStage('faults'),
  browserStage(),
];

export async function runChecks() {
  await prepareCommand();
  await ensureClient();
  closeWith(await runStages([...checkStages(), vitestStage('unit')]));
  await stopAll();
}

export async function runTests() {
  const settings = await prepareCommand();
  await ensureClient();
  const checks = await runStages([...checkStages(), buildStage(settings)]);
  // What does not compile or build would only fail again in every test.
  if (checks.failed > 0) {
    console.log('\nThe tests did not run, because of the failures above.');
    closeWith(checks);
  } else closeWith(sumOf([checks, await runStages(TEST_STAGES)]));
  await stopAll();
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @returns {import('./stages.mjs').Stage}
 */
const buildStage = (settings) => ({
  title: 'Build',
  async run() {
    try {
      if (!isBuilt(settings)) await build(settings, { show: true });
      return { passed: 1, failed: 0 };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
  },
});
