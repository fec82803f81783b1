import { indiaDateTime } from '@/lib/kit/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** ms below which a pause is none worth a word. */
const NO_PAUSE_MS = 10 * MINUTE_MS;
const UNITS = [
  { name: 'month', ms: 30 * DAY_MS, from: 60 * DAY_MS },
  { name: 'week', ms: 7 * DAY_MS, from: 14 * DAY_MS },
  { name: 'day', ms: DAY_MS, from: 36 * HOUR_MS },
  { name: 'hour', ms: HOUR_MS, from: 90 * MINUTE_MS },
  { name: 'minute', ms: MINUTE_MS, from: 0 },
] as const;

/** "3 weeks", "1 day", "45 minutes". */
export function howLong(ms: number): string {
  const unit = UNITS.find(({ from }) => ms >= from) ?? UNITS[UNITS.length - 1];
  const count = Math.max(1, Math.round(ms / (unit?.ms ?? MINUTE_MS)));
  return `${count} ${unit?.name}${count === 1 ? '' : 's'}`;
}

/**
 * What a companion is told of the moment: day, hour, and how long nobody has written.
 * @param lastWordAt when the last message before this one was written; null when there is none
 */
export function momentSection(now: Date, lastWordAt: Date | null): string {
  const pauseMs = lastWordAt === null ? 0 : now.getTime() - lastWordAt.getTime();
  const pause =
    lastWordAt === null || pauseMs < NO_PAUSE_MS
      ? ''
      : ` The last message before this one was written ${howLong(pauseMs)} ago, on ${indiaDateTime(lastWordAt)}.`;
  return `# Now\nIt is ${indiaDateTime(now)} in India.${pause}`;
}
