// Ends what a start has begun when the start itself is killed without a chance to clean up. It gets the list of
// running processes over its standard input, whose end means that the writer is gone.
import readline from 'node:readline';
import { stopInOrder } from './processes.mjs';

/** @type {import('./processes.mjs').Stoppable[]} */
let running = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const lines = readline.createInterface({ input: process.stdin });
lines.on('line', (line) => {
  running = JSON.parse(line);
});
lines.on('close', () => stopInOrder(running));
