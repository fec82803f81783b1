import { isStopping, stopAll } from './processes/children.mjs';
import { StartError } from './start-error.mjs';

/**
 * Runs an entry script's main function: a StartError ends the process with its sentence, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // Whoever stops everything ends this process too.
    if (isStopping()) return;
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    await stopAll();
    process.exit(1);
  }
}
