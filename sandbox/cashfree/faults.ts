export const API_POINTS = [
  'create',
  'get',
  'terminate',
  'payments',
  'refund',
  'refunds',
  'settlements',
] as const;
const POINTS = [...API_POINTS, 'any', 'sdk', 'webhook'] as const;
const API_FAULTS = [
  'delay',
  '500',
  '429',
  'hang',
  'cut',
  'garbage',
  'wrong-amount',
  'wrong-currency',
] as const;
const SDK_FAULTS = ['delay', '500', '429', 'hang', 'cut', 'garbage'] as const;
const WEBHOOK_FAULTS = [
  'delay',
  'duplicate',
  'bad-signature',
  'wrong-amount',
  'wrong-currency',
  'suppress',
  'out-of-order',
] as const;

export type ApiPoint = (typeof API_POINTS)[number];
export type Point = ApiPoint | 'sdk' | 'webhook';
export type FaultKind = (typeof API_FAULTS)[number] | (typeof WEBHOOK_FAULTS)[number];
export type Fault = {
  fault: FaultKind;
  on: (typeof POINTS)[number];
  /** Part of the order id; empty fits every order. */
  match: string;
  left: number;
  delayMs: number;
  /** How often a duplicated webhook is sent. */
  times: number;
  /** Rupees of a wrong amount. */
  amount?: number;
  currency: string;
  /** Whether a 500 or 429 comes after the work was done all the same. */
  processed: boolean;
};

const DEFAULT_DELAY_MS = 1000;
const MOST_TIMES = 500;

function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return typeof value === 'string' && (names as readonly string[]).includes(value);
}

function faultsAt(on: Fault['on']): readonly FaultKind[] {
  if (on === 'webhook') return WEBHOOK_FAULTS;
  return on === 'sdk' ? SDK_FAULTS : API_FAULTS;
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most);
}

/** What `POST /_control/next` asks for, or what is wrong with it. */
export function readFault(command: Record<string, unknown>): Fault | string {
  const { fault, on = 'any', delayMs, count, match, times, amount, currency, processed } = command;
  if (!isOneOf(POINTS, on)) return `on must be one of ${POINTS.join(', ')}`;
  const kinds = faultsAt(on);
  if (!isOneOf(kinds, fault)) return `fault on ${on} must be one of ${kinds.join(', ')}`;
  if (delayMs !== undefined && (typeof delayMs !== 'number' || !(delayMs >= 0)))
    return 'delayMs must be a number of milliseconds';
  if (!isCount(count)) return 'count must be a whole number from 1';
  if (!isCount(times, MOST_TIMES)) return `times must be a whole number from 1 to ${MOST_TIMES}`;
  if (match !== undefined && typeof match !== 'string') return 'match must be a string';
  if (amount !== undefined && typeof amount !== 'number') return 'amount must be a number of rupees';
  if (currency !== undefined && typeof currency !== 'string') return 'currency must be a string';
  if (processed !== undefined && typeof processed !== 'boolean') return 'processed must be true or false';
  return {
    fault,
    on,
    match: match ?? '',
    left: count === undefined ? 1 : Number(count),
    delayMs: typeof delayMs === 'number' ? delayMs : fault === 'delay' ? DEFAULT_DELAY_MS : 0,
    times: times === undefined ? 2 : Number(times),
    amount,
    currency: currency ?? 'USD',
    processed: processed ?? (fault !== '500' && fault !== '429'),
  };
}

/** The oldest queued fault for this point and order, counted down. */
export function takeFault(queue: Fault[], point: Point, orderId: string): Fault | undefined {
  const index = queue.findIndex(
    (entry) =>
      (entry.on === point || (entry.on === 'any' && isOneOf(API_POINTS, point))) &&
      orderId.includes(entry.match),
  );
  const fault = queue[index];
  if (!fault) return undefined;
  fault.left -= 1;
  if (fault.left === 0) queue.splice(index, 1);
  return fault;
}
