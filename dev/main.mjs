import './node-version.mjs';

/**
 * Runs an entry script's main function: a StartError ends the process with its sentence, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    const { isStopping, stopAll } = await import('./processes/children.mjs');
    const { StartError } = await import('./start-error.mjs');
    // A stop is under way, and it ends this process as well.
    if (isStopping()) return;
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    await stopAll();
    process.exit(1);
  }
}
