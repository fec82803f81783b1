import type { Route } from 'next';
import { t, tn } from '@/lib/kit/text';
import { RESERVED_SLUGS, SAMPLE_FIGURE } from './constants';
import type { Figure } from './figures/constants';

const MINUTE_MS = 60_000;
/** Product description, "Validation rules": the standard 8-4-4-4-12 hex pattern is an id, anything else a name. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whole minutes until a busy companion is free again, at least 1; 0 when it is free. */
export function minutesRemaining(unavailableUntil: Date | null, now: Date): number {
  if (unavailableUntil === null || unavailableUntil <= now) return 0;
  return Math.ceil((unavailableUntil.getTime() - now.getTime()) / MINUTE_MS);
}

/** What is left of a number of minutes that is `ageMs` old; 0 means free. */
export function minutesLeftNow(minutes: number, ageMs: number): number {
  return Math.max(0, minutes - Math.max(0, Math.floor(ageMs / MINUTE_MS)));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * "1 minute", "24 minutes", "2 hours", "1h 5m" (product description, "Unavailable dialog"), and from a day on "2 days", "1d 3h",
 * with hours that have begun counted as whole ones.
 */
export function formatRemaining(minutes: number): string {
  if (minutes < HOUR) return tn(minutes, '{count} minute', '{count} minutes');
  const isDays = minutes >= DAY;
  const [whole, part] = isDays ? [DAY, HOUR] : [HOUR, 1];
  const begun = Math.ceil(minutes / part) * part;
  const [count, rest] = [Math.floor(begun / whole), (begun % whole) / part];
  if (rest === 0)
    return isDays ? tn(count, '{count} day', '{count} days') : tn(count, '{count} hour', '{count} hours');
  return isDays
    ? t('{days}d {hours}h', { days: count, hours: rest })
    : t('{hours}h {minutes}m', { hours: count, minutes: rest });
}

/** What a button says of a busy companion: "Available after 24min" as in the product description, and from an hour on as the dialog says it. */
export function availableAfter(minutes: number): string {
  return t('Available after {time}', {
    time: minutes < HOUR ? t('{minutes}min', { minutes }) : formatRemaining(minutes),
  });
}

/** The subjects of a comma-separated text, without duplicates. */
export function expertiseTags(areaOfExpertise: string): string[] {
  const tags = areaOfExpertise.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Whether a profile's address names it by its id. */
export function isCompanionId(identifier: string): boolean {
  return ID.test(identifier);
}

/** Normalises a name for comparison: "exact and case-insensitive", whatever its Unicode composition. */
export function comparableName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** The letter shown for a reviewer, with what is joined to it; by hand, as components/users/member-picture.tsx has it, and says why. */
export function initialOf(name: string): string {
  return /^(?:\P{M}\p{M}*?\u094d)*\P{M}\p{M}*/u.exec(name.trim())?.[0].toUpperCase() ?? '?';
}

/** The later of two moments, either of which may be null. */
export function laterOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/**
 * What names a companion in addresses: "Meera Rao" is "meera-rao", and "Topic", whose address is another page's, "topic-2". The database makes it
 * so (the trigger `set_companion_slug`), and gives a further number to a name that somebody has already.
 */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const slug = plain.replace(/[^a-z0-9\u0900-\u097f]+/g, '-').replace(/^-|-$/g, '') || 'companion';
  return RESERVED_SLUGS.includes(slug) ? `${slug}-2` : slug;
}

/** The address of a profile. Those by id and by name, and by a slug it once had, redirect to it. */
export function profilePath({ id, slug }: { id: string; slug?: string }): Route {
  return `/psychologist/${encodeURIComponent(slug || id)}/profile` as Route;
}

/** `samples` is missing where a process of the version before answers, while the product is updated. */
type Marked = { samples?: readonly Figure[] };

/** Whether a figure is to be marked. */
export const isSample = ({ samples }: Marked, figure: Figure): boolean => samples?.includes(figure) ?? false;

/** "12 yrs · 480 cases · sample" of a card, with the mark beside the one it belongs to when not both are samples; none is left out. */
export function figuresLine(shown: Marked & { yearsOfExperience: number; casesHandled: number }): string {
  const marks = (['years', 'cases'] as const).map((figure) => isSample(shown, figure));
  const both = !marks.includes(false);
  const sample = t(SAMPLE_FIGURE);
  const { yearsOfExperience: years, casesHandled: cases } = shown;
  const parts = [years && t('{years} yrs', { years }), cases && t('{cases} cases', { cases })].map(
    (text, at) => (text && marks[at] && !both ? `${text} (${sample})` : text),
  );
  return [...parts, both && sample].filter(Boolean).join(' · ');
}
