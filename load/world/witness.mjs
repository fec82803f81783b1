// Preloaded into a process of the product: tells what it uses to whoever connects to its socket, after a whole collection of garbage when
// asked for one. The product itself knows nothing of it.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';

const LOOK_AT_POOL_MS = 50;
const folder = String(process.env.LOAD_WITNESSES);
const file = path.join(folder, `${process.pid}.sock`);

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
/** ms between two timers, which are part of what is measured. */
const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** How the pool of connections was at each look since the last question. */
let looks = 0;
let waits = 0;
let mostWaiting = 0;
let mostUsed = 0;
setInterval(() => {
  const pool = globalThis.saathi?.get('db');
  if (!pool) return;
  const { used, waiting } = pool.connections();
  looks += 1;
  if (waiting > 0) waits += 1;
  mostWaiting = Math.max(mostWaiting, waiting);
  mostUsed = Math.max(mostUsed, used);
}, LOOK_AT_POOL_MS).unref();

function report(collects) {
  if (collects) collect();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const told = {
    pid: process.pid,
    program: process.argv[1] ?? '',
    rss,
    heapTotal,
    heapUsed: collects ? heapUsed + external : null,
    cpuSeconds: (user + system) / 1e6,
    loop: { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) },
    pool: { looks, waits, mostWaiting, mostUsed },
  };
  delay.reset();
  looks = 0;
  waits = 0;
  mostWaiting = 0;
  mostUsed = 0;
  return told;
}

const server = net.createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', (data) => socket.end(JSON.stringify(report(String(data) === 'collect'))));
});
server.unref();
server.listen(file);
process.once('exit', () => fs.rmSync(file, { force: true }));
