// How often a second a server answers one address: by wrk where it is installed, else by a small client of our own, which
// is slower than wrk; both say which.
import http from 'node:http';
import { run } from '../dev/processes/children.mjs';
import { percentile } from './percentile.mjs';

const CONNECTIONS = 64;

/**
 * @param {string} url
 * @param {number} seconds
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, by: string }>} percentiles in ms
 */
export async function requestsPerSecond(url, seconds) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { code, output } = await run('wrk', args).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? readWrk(output) : ownClient(url, seconds);
}

/** @param {string} output of wrk */
function readWrk(output) {
  const [, perSecond = 'NaN'] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const ms = (/** @type {string} */ name) => {
    const [, value = 'NaN', unit = 'ms'] = new RegExp(`${name}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
  };
  if (/Non-2xx/.test(output)) throw new Error(`Not every answer was good:\n${output}`);
  return { perSecond: Number(perSecond), p50: ms('50'), p99: ms('99'), by: 'wrk' };
}

async function ownClient(/** @type {string} */ url, /** @type {number} */ seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const deadline = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const waits = [];
  const once = () =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        response.resume().once('end', () => resolve(waits.push(performance.now() - began)));
      });
      request.once('error', reject);
    });
  const client = async () => {
    while (performance.now() < deadline) await once();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    perSecond: waits.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    by: 'own client',
  };
}
