import fs from 'node:fs';
import os from 'node:os';

/** Seconds of processor time by who spent them; empty where /proc does not tell. */
export type ProcessorTime = Readonly<Record<string, number>>;

type Row = { pid: number; parent: number; name: string; seconds: number; ofEnded: number };

const AUTOGROUP = '/proc/self/autogroup';
/** Of a second: what the times in /proc are counted in everywhere that this runs (USER_HZ, time(7)). */
const TICKS = 100;

/**
 * Attackers have machines of their own: what they compute here waits for everybody else. Linux may divide the processor between sessions before it
 * looks at the priorities of processes (sched(7), "The autogroup feature"), and ours is a session of its own.
 */
export function stepBack(): void {
  const lowest = os.constants.priority.PRIORITY_LOW;
  os.setPriority(lowest);
  if (fs.existsSync(AUTOGROUP)) fs.writeFileSync(AUTOGROUP, String(lowest));
}

/** A line of /proc/PID/stat (proc_pid_stat(5)). */
export function readStat(line: string): Row {
  const [, pid, name = ''] = /^(\d+) \((.*)\) /s.exec(line) ?? [];
  const rest = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (from: number) => (Number(rest[from]) + Number(rest[from + 1])) / TICKS;
  return { pid: Number(pid), parent: Number(rest[1]), name, seconds: ticks(11), ofEnded: ticks(13) };
}

/** Every process of the machine. */
export function processRows(): Row[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [readStat(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))];
    } catch {
      // It has ended since the folder was read.
      return [];
    }
  });
}

/** What a process has spent; PostgreSQL's, which has one for each connection, together with those that have ended. */
export const spentBy = ({ name, seconds, ofEnded }: Row): number =>
  name === 'postgres' ? seconds + ofEnded : seconds;

/** What has been spent so far. @param productPids the processes that serve */
export function processorSeconds(productPids: readonly number[]): ProcessorTime {
  if (!fs.existsSync('/proc/self/stat')) return {};
  const all = processRows();
  const byPid = new Map(all.map((row) => [row.pid, row]));
  const isOurs = (row: Row): boolean => {
    for (let one: Row | undefined = row; one; one = byPid.get(one.parent))
      if (one.pid === process.pid) return true;
    return false;
  };
  const who = (row: Row): string => {
    if (productPids.includes(row.pid)) return 'product';
    if (row.pid === process.pid) return 'attackers';
    if (!isOurs(row)) return 'others';
    return row.name === 'postgres' ? 'database' : 'stand-ins';
  };
  const sums: Record<string, number> = {};
  for (const row of all) sums[who(row)] = (sums[who(row)] ?? 0) + spentBy(row);
  // The honest people's process has ended by the time that is asked.
  return { ...sums, 'honest people': byPid.get(process.pid)?.ofEnded ?? 0 };
}

/** What was spent between two moments; never less than nothing, because a process that has ended takes its time with it. */
export const spentSince = (before: ProcessorTime, after: ProcessorTime): ProcessorTime =>
  Object.fromEntries(
    Object.entries(after).map(([who, seconds]) => [who, Math.max(0, seconds - (before[who] ?? 0))]),
  );
