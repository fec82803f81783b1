import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESERVED_SLUGS } from './constants';
import type { Figure } from './figures/constants';
import {
  availableAfter,
  comparableName,
  expertiseTags,
  figuresLine,
  formatRemaining,
  initialOf,
  isCompanionId,
  isSample,
  laterOf,
  minutesLeftNow,
  minutesRemaining,
  slugOf,
} from './rules';

const now = new Date('2026-11-20T10:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test('a free companion has no minutes remaining', () => {
  expect(minutesRemaining(null, now)).toBe(0);
  expect(minutesRemaining(at(-1), now)).toBe(0);
  expect(minutesRemaining(now, now)).toBe(0);
});

test('a busy one has whole minutes, rounded up', () => {
  expect(minutesRemaining(at(1), now)).toBe(1);
  expect(minutesRemaining(at(60_000), now)).toBe(1);
  expect(minutesRemaining(at(24 * 60_000 + 1), now)).toBe(25);
});

test('minutes told a while ago run down to free, and no further', () => {
  expect(minutesLeftNow(24, 0)).toBe(24);
  expect(minutesLeftNow(24, 59_999)).toBe(24);
  expect(minutesLeftNow(24, 60_000)).toBe(23);
  expect(minutesLeftNow(1, 60_000)).toBe(0);
  expect(minutesLeftNow(0, 5)).toBe(0);
  // A clock that was set back.
  expect(minutesLeftNow(3, -90_000)).toBe(3);
});

test('the remaining time is said in minutes, in hours, or in both', () => {
  expect([1, 24, 59].map(formatRemaining)).toEqual(['1 minute', '24 minutes', '59 minutes']);
  expect([60, 120].map(formatRemaining)).toEqual(['1 hour', '2 hours']);
  expect([61, 65, 150, 1439].map(formatRemaining)).toEqual(['1h 1m', '1h 5m', '2h 30m', '23h 59m']);
});

test('from a day on it is said in days, with hours that have begun', () => {
  expect([1440, 2880, 4320].map(formatRemaining)).toEqual(['1 day', '2 days', '3 days']);
  expect([1441, 1500, 2881].map(formatRemaining)).toEqual(['1d 1h', '1d 1h', '2d 1h']);
  expect(formatRemaining(2880 - 59)).toBe('2 days');
});

test('a button says minutes as it always has, and anything longer as the dialog does', () => {
  expect([1, 37, 59].map(availableAfter)).toEqual([
    'Available after 1min',
    'Available after 37min',
    'Available after 59min',
  ]);
  expect([125, 2880].map(availableAfter)).toEqual(['Available after 2h 5m', 'Available after 2 days']);
});

test('expertise is split by comma, each subject once, nothing empty', () => {
  expect(expertiseTags('Breakups, Grief,Breakups,, ')).toEqual(['Breakups', 'Grief']);
  expect(expertiseTags('')).toEqual([]);
});

test('an identifier of the form 8-4-4-4-12 is an id, anything else a name', () => {
  expect(isCompanionId('c83ed89d-8f3d-4bd1-8a0c-251d867c82ff')).toBe(true);
  expect(isCompanionId('C83ED89D-8F3D-0BD1-0A0C-251D867C82FF')).toBe(true);
  for (const name of [
    'Isha Menon',
    'c83ed89d8f3d4bd18a0c251d867c82ff',
    'c83ed89d-8f3d-4bd1-8a0c-251d867c82fg',
    '',
  ])
    expect(isCompanionId(name)).toBe(false);
  fc.assert(fc.property(fc.uuid(), (id) => isCompanionId(id)));
});

test('names compare without case, blanks around them and ways to compose letters', () => {
  expect(comparableName(' ISHA Menon ')).toBe(comparableName('isha menon'));
  expect(comparableName('क़')).toBe(comparableName('क\u093c'));
  expect(comparableName('isha_menon')).not.toBe(comparableName('isha menon'));
});

test('the initial is one whole letter of the script the name is in', () => {
  expect(['asha', ' Élodie', 'निशा', 'श्रीकांत', '😀 x', ''].map(initialOf)).toEqual([
    'A',
    'É',
    'नि',
    'श्री',
    '😀',
    '?',
  ]);
});

test('the later of two moments; none gives way', () => {
  expect(laterOf(null, null)).toBeNull();
  expect(laterOf(now, null)).toBe(now);
  expect(laterOf(null, now)).toBe(now);
  expect(laterOf(at(1), now)).toEqual(at(1));
});

describe('the line of a card', () => {
  const line = (yearsOfExperience: number, casesHandled: number, samples: Figure[]) =>
    figuresLine({ yearsOfExperience, casesHandled, samples });

  test('says what is a sample, once where everything is, and leaves out what there is none of', () => {
    expect(line(12, 480, ['rating', 'years', 'cases'])).toBe('12 yrs · 480 cases · sample');
    expect(line(12, 721, ['years'])).toBe('12 yrs (sample) · 721 cases');
    expect(line(12, 721, [])).toBe('12 yrs · 721 cases');
    expect(line(0, 3, ['rating'])).toBe('3 cases');
    expect(line(0, 0, [])).toBe('');
  });
});

test('an answer that names no samples has none', () => {
  expect(isSample({}, 'rating')).toBe(false);
});

describe('a slug', () => {
  test('is the name in small letters, with lines between the words', () => {
    expect(['Meera Rao', 'José  D’Souza', 'निशा वर्मा', '!!'].map(slugOf)).toEqual([
      ...['meera-rao', 'jose-d-souza', 'निशा-वर्मा', 'companion'],
    ]);
  });

  test('is no address of another page', () => {
    const pages = readdirSync('app/(companions)/psychologist', { withFileTypes: true })
      .filter((one) => one.isDirectory() && !one.name.startsWith('['))
      .map(({ name }) => name);
    expect(pages).toEqual(RESERVED_SLUGS);
    expect(['Topic', ' TOPIC!', 'Topics'].map(slugOf)).toEqual(['topic-2', 'topic-2', 'topics']);
  });
});
