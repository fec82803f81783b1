import { openDataFolder } from '../../dev/postgres/data-folder.mjs';
import { launch, stopAll } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { isReal, PROVIDERS, startStandIn } from '../../dev/stand-ins.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { prepareCommand } from './host-steps.mjs';

const MODEL = 'openai';

/** Asks the configured providers of models what they support, how quick they are and what a message costs. */
export async function runModelCheck() {
  const { dataFolder } = await prepareCommand();
  const provider = PROVIDERS.find(({ folder }) => folder === MODEL);
  if (!provider) throw new StartError('There is no provider of models to check.');
  let env = provider.realEnv(process.env);
  if (!isReal(provider, process.env)) {
    openDataFolder(dataFolder);
    console.log('Neither OPENAI_API_KEY nor OPENAI_BASE_URL is set: this is the stand-in.');
    ({ env } = await startStandIn(provider, dataFolder));
  }
  const child = launch(process.execPath, programOf('ops/commands/model-check.run.ts'), {
    cwd: inProject(),
    env: { LOG_LEVEL: 'silent', ...process.env, ...env },
    stdio: 'inherit',
  });
  process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  await stopAll();
}
