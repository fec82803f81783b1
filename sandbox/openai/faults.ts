import { DRIFTS } from './drift.ts';
import { HELP_FAULTS } from './help.ts';
import { CALL_FAULTS } from './pictures.ts';

export const FAULTS = [
  'delay',
  '429',
  '500',
  'cut',
  'garbage',
  'empty',
  'long',
  'hang',
  'no-tools',
  ...DRIFTS,
  ...CALL_FAULTS,
  ...HELP_FAULTS,
] as const;

export type FaultKind = (typeof FAULTS)[number];
export type Fault = {
  fault: FaultKind;
  delayMs: number;
  left: number;
  match: string;
  /** For a drift: it goes on also when the request says that the last draft was wrong. */
  stubborn: boolean;
};

const DEFAULT_DELAY_MS = 1000;
let queued: Fault[] = [];

function isFaultKind(value: unknown): value is FaultKind {
  return typeof value === 'string' && (FAULTS as readonly string[]).includes(value);
}

/** Queues what `POST /_control/next` asks for; returns what is wrong with it otherwise. */
export function queueFault(wish: Record<string, unknown>): string | undefined {
  const { fault, delayMs, count, match, stubborn } = wish;
  if (!isFaultKind(fault)) return `fault must be one of ${FAULTS.join(', ')}`;
  if (delayMs !== undefined && (typeof delayMs !== 'number' || delayMs < 0))
    return 'delayMs must be a number of milliseconds';
  if (count !== undefined && (!Number.isInteger(count) || Number(count) < 1))
    return 'count must be a whole number from 1';
  if (match !== undefined && typeof match !== 'string') return 'match must be a string';
  queued.push({
    fault,
    delayMs: typeof delayMs === 'number' ? delayMs : fault === 'delay' ? DEFAULT_DELAY_MS : 0,
    left: count === undefined ? 1 : Number(count),
    match: match ?? '',
    stubborn: stubborn === true,
  });
  return undefined;
}

/** The oldest queued fault that fits this message, counted down. */
export function takeFault(lastUserMessage: string): Fault | undefined {
  if (queued.length === 0) return undefined;
  const fault = queued.find((entry) => lastUserMessage.includes(entry.match));
  if (!fault) return undefined;
  fault.left -= 1;
  if (fault.left === 0) queued = queued.filter((entry) => entry !== fault);
  return fault;
}

export function resetFaults(): void {
  queued = [];
}
