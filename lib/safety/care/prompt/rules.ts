import type { CareState } from '../rules';
import { CARE_ENDED, CARE_LEADING, CARE_WELCOME_NEXT, KIND_FOR_MODEL } from './copy';

const MINUTE_MS = 60_000;

function agoOf(moment: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - moment.getTime()) / MINUTE_MS));
  return minutes < 120 ? `${minutes} minutes ago` : `${Math.round(minutes / 60)} hours ago`;
}

/**
 * The section of the prompt while a crisis is near, or was before this visit.
 * @param visit `next`: the first visit after it, which begins with a question how they are
 */
export function carePrompt(
  { kinds, lastSignAt, endedAt }: CareState,
  visit: 'same' | 'next',
  now: Date,
): string {
  const known = kinds.map((kind) => KIND_FOR_MODEL[kind]).join('\n');
  const then = visit === 'next' ? CARE_WELCOME_NEXT : endedAt === null ? CARE_LEADING : CARE_ENDED;
  return `# The person is or was in a crisis; this comes before your character
Last sign: ${agoOf(lastSignAt, now)}. Our own caring words and the lines below were shown to them then.
${known}
${then}`;
}
