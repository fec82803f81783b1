// The load of a read: a process of its own in which each client asks, waits for the whole answer and asks again.
import http from 'node:http';
import { percentile } from './percentile.mjs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ bytes: number, wrong: string | undefined }>}
 */
function get(url, headers) {
  return new Promise((resolve) => {
    const request = http.request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({ bytes, wrong: response.statusCode === 200 ? undefined : `${response.statusCode}` }),
      );
    });
    request.on('error', (error) => resolve({ bytes: 0, wrong: error.message }));
    request.end();
  });
}

/** @param {{ url: string, clients: number, ms: number, encoding: string, cookie?: string }} job */
async function run({ url, clients, ms, encoding, cookie }) {
  const headers = { 'accept-encoding': encoding, ...(cookie ? { cookie } : {}) };
  const began = performance.now();
  const latencies = [];
  let wrong;
  let failed = 0;
  let size = 0;
  const client = async () => {
    while (performance.now() - began < ms) {
      const since = performance.now();
      const answer = await get(url, headers);
      latencies.push(performance.now() - since);
      size = answer.bytes;
      if (answer.wrong === undefined) continue;
      failed += 1;
      wrong ??= answer.wrong;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    failed,
    wrong,
    bytes: size,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  };
}

process.on('message', async (job) => process.send?.(await run(job)));
process.send?.({ ready: true });
