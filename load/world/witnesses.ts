import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../dev/project.mjs';

/** What load/world/witness.mjs tells of the process that it is in. */
export type Testimony = {
  pid: number;
  program: string;
  /** Bytes. */
  rss: number;
  /** Bytes of it that V8 has taken for its heap, with what is free or garbage in it. */
  heapTotal: number;
  /** Bytes that are left after a collection of garbage, buffers included; null without one. */
  heapUsed: number | null;
  cpuSeconds: number;
  /** ms since the last question: how late timers came. */
  loop: { p50: number; p99: number; max: number };
  /** Looks at the pool of connections since the last question, and at how many of them something waited. */
  pool: { looks: number; waits: number; mostWaiting: number; mostUsed: number };
};

const PATIENCE_MS = 5_000;

/** Environment that puts a witness into a process of Node. */
export const witnessEnv = (folder: string) => ({
  LOAD_WITNESSES: folder,
  NODE_OPTIONS: `--import ${pathToFileURL(inProject('load/world/witness.mjs')).href}`,
});

/** undefined when the process has gone. */
const ask = (file: string, question: string) =>
  new Promise<Testimony | undefined>((resolve) => {
    const socket = net.connect(file);
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('connect', () => socket.write(question));
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(text === '' ? undefined : JSON.parse(text)));
  });

/** Asks every process that has a witness. @param collects after a collection of garbage in each */
export async function askAll(folder: string, collects: boolean): Promise<Testimony[]> {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const told = await Promise.all(
    files.map((name) => ask(path.join(folder, name), collects ? 'collect' : 'look')),
  );
  return told.filter((one) => one !== undefined);
}
