// The load: a process of its own in which each chat sends, waits for its answer and sends again.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { VISITOR_COOKIE } from '../lib/server/visitor-cookie.ts';
import { percentile } from './percentile.mjs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
const TEXTS = [
  'I had a long day at work and nobody asked me how it went.',
  'Kal raat ko neend nahi aayi, bas chhat dekhta raha.',
  'What would you do on a free Sunday in the rains?',
  'My sister called today and we laughed about old times.',
];

/**
 * @param {string} url
 * @param {{ cookie: string, sessionId: string }} chat
 * @param {string} content
 * @returns {Promise<string | undefined>} what is wrong with the answer
 */
function send(url, chat, content) {
  const body = JSON.stringify({ sessionId: chat.sessionId, sender: 'user', content });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Cookie: `${VISITOR_COOKIE}=${chat.cookie}`,
  };
  return new Promise((resolve) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const fine = response.statusCode === 200 && text.includes('"sender":"ai"');
        resolve(fine ? undefined : `${response.statusCode} ${text.slice(0, 200)}`);
      });
    });
    request.on('error', (error) => resolve(error.message));
    request.end(body);
  });
}

/** @param {{ url: string, chats: { cookie: string, sessionId: string }[], ms: number }} job */
async function run({ url, chats, ms }) {
  const began = performance.now();
  const latencies = [];
  let wrong;
  let failed = 0;
  await Promise.all(
    chats.map(async (chat, at) => {
      // Not all at the same instant: people do not press Send together.
      await sleep(at % 10);
      for (let turn = at; performance.now() - began < ms; turn += 1) {
        const since = performance.now();
        const problem = await send(url, chat, TEXTS[turn % TEXTS.length]);
        latencies.push(performance.now() - since);
        if (problem === undefined) continue;
        failed += 1;
        wrong ??= problem;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    sends: latencies.length,
    failed,
    wrong,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
  };
}

process.on('message', async (job) => process.send?.(await run(job)));
process.send?.({ ready: true });
