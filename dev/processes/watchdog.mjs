// Stops the children of a script that was killed before it could clean up. The script writes the list of running
// processes to the watchdog's standard input; the end of that input means that the script is gone.
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
