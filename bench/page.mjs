// docs/performance.md: prose that people write, and below a mark the tables of the last whole run.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { inProject } from '../dev/project.mjs';

export const PAGE = 'docs/performance.md';
const MARK = '<!-- npm run bench -- --write replaces everything below -->';

/** What the numbers were measured on; asked for before the run, so that the load is that of others. */
export function machine() {
  const day = new Date().toISOString().slice(0, 10);
  const model = os.cpus()[0]?.model.trim() ?? 'unknown';
  const load = `load before the run ${os.loadavg()[0]?.toFixed(1)}`;
  return `Measured on ${day}: ${os.cpus().length} × ${model}, Node ${process.versions.node}, ${load}.`;
}

/** Whether other programs keep so many cores busy that times say little. */
export const isBusy = () => (os.loadavg()[0] ?? 0) > os.cpus().length / 2;

/**
 * @param {string} measuredOn
 * @param {readonly string[]} tables
 * @returns {string} the page with the new measurements
 */
export function withMeasurements(measuredOn, tables) {
  const prose = readFileSync(inProject(PAGE), 'utf8').split(MARK)[0]?.trimEnd();
  return `${prose}\n\n${MARK}\n${measuredOn}\n\n${tables.join('\n')}`;
}
