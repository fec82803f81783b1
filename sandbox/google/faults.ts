/** What can go wrong on command, and where it shows. */
export const FAULTS = [
  'wrong-state',
  'wrong-nonce',
  'wrong-key',
  'expired-code',
  'replayed-code',
  'down',
  'slow',
  'garbage',
] as const;

export type FaultKind = (typeof FAULTS)[number];
export type Fault = { fault: FaultKind; count: number; delayMs: number; match: string };

const DEFAULT_DELAY_MS = 1_000;

const isFault = (value: unknown): value is FaultKind => (FAULTS as readonly unknown[]).includes(value);

/** What `POST /_control/next` asks for, or what is wrong with it. */
export function readFault(command: Record<string, unknown>): Fault | string {
  const { fault, count = 1, delayMs = DEFAULT_DELAY_MS, match = '' } = command;
  if (!isFault(fault)) return `fault must be one of ${FAULTS.join(', ')}`;
  if (!Number.isInteger(count) || Number(count) < 1) return 'count must be a whole number from 1';
  if (typeof delayMs !== 'number' || !(delayMs >= 0)) return 'delayMs must be a number of milliseconds';
  if (typeof match !== 'string') return 'match must be a string';
  return { fault, count: Number(count), delayMs, match };
}

/**
 * The oldest queued fault of those kinds, counted down.
 * @param about what a fault's `match` is looked for in, such as the subject or the address the person returns to
 */
export function takeFault(queue: Fault[], kinds: readonly FaultKind[], about: string): Fault | undefined {
  const index = queue.findIndex(({ fault, match }) => kinds.includes(fault) && about.includes(match));
  const found = queue[index];
  if (!found) return undefined;
  found.count -= 1;
  if (found.count === 0) queue.splice(index, 1);
  return found;
}
