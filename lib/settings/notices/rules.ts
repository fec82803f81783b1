import { z } from 'zod';
import { formatDate } from '@/lib/kit/format';
import { daysBefore } from '@/lib/kit/moments';
import { t } from '@/lib/kit/text';
import {
  LINK_LABEL_MAX,
  NOTICE_KINDS,
  NOTICE_TEXT_MAX,
  NOTICES_MAX,
  type Notice,
  type ShownNotice,
  TERMS_NOTICE_DAYS,
} from './constants';
import { COUNTS_FROM } from './copy';
import { rulesReminder } from './reminder/copy';

const day = z.iso.date('Please choose a day.');
const dayBefore = (date: string, days: number) =>
  daysBefore(new Date(`${date}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);

/** What a person may read: no control characters, nothing that turns the line around. */
const plain = (most: number, empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(most, `Please keep it to ${most} characters.`)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'Please write it as one line of plain text.');

export const notice = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{4,24}$/, 'This is no notice.'),
    kind: z.enum(NOTICE_KINDS, 'Choose a banner or a change of the terms.'),
    text: plain(NOTICE_TEXT_MAX, 'Please write what people shall read.'),
    link: z
      .strictObject({
        href: z
          .string()
          .max(200, 'Please keep the address shorter.')
          .regex(/^\/(?![/\\])[\w\-./?=&#%]*$/, 'Please link to a page of this site, such as /terms.'),
        label: plain(LINK_LABEL_MAX, 'Please write what the link says.'),
      })
      .nullable(),
    from: day,
    until: day,
    effectiveOn: day.nullable(),
  })
  .refine(({ from, until }) => from <= until, 'The last day is before the first.')
  .refine(
    ({ kind, effectiveOn }) => (kind === 'terms') === (effectiveOn !== null),
    'A change of the terms needs the day from which it counts; a banner has none.',
  )
  .refine(
    ({ from, effectiveOn }) => effectiveOn === null || from <= dayBefore(effectiveOn, TERMS_NOTICE_DAYS),
    `The terms promise ${TERMS_NOTICE_DAYS} days: show a change at least so long before it counts.`,
  );

export const notices = z
  .array(notice)
  .max(NOTICES_MAX, `There may be ${NOTICES_MAX} notices at most. Please remove one first.`);

/** The notices as they are kept; null when they cannot be read. */
export function readNotices(value: unknown): Notice[] | null {
  const read = notices.safeParse(value);
  return read.success ? read.data : null;
}

/** The ones of a day of India (YYYY-MM-DD): changes of the terms first. */
export const noticesOn = (all: readonly Notice[], today: string): Notice[] =>
  all
    .filter(({ from, until }) => from <= today && today <= until)
    .sort((one, other) => Number(other.kind === 'terms') - Number(one.kind === 'terms'));

/** A notice as a screen shows it: of a change of the terms with the day from which it counts. */
export function shownNotice({ id, text, link, effectiveOn }: Notice): ShownNotice {
  const links = link === null ? [] : [link];
  if (effectiveOn === null) return { id, text, links };
  return { id, text: t(COUNTS_FROM, { text, day: formatDate(`${effectiveOn}T00:00:00+05:30`) }), links };
}

/** The reminder of the rules as a screen shows it. */
export const shownReminder = (id: string): ShownNotice => ({ id, ...rulesReminder() });
