/** @param {number} since from performance.now() */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Announces a step, runs it, and says how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ talks?: boolean }} [options] `talks` = the work writes lines of its own
 * @returns {Promise<T>}
 */
export async function step(title, work, { talks = false } = {}) {
  const since = performance.now();
  process.stdout.write(talks ? `  ${title} …\n` : `  ${title} … `);
  try {
    const result = await work();
    process.stdout.write(talks ? `  ${title}: ${seconds(since)}\n` : `${seconds(since)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(talks ? `  ${title}: failed\n` : 'failed\n');
    throw error;
  }
}
