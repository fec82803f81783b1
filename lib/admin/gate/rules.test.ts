import { describe, expect, test } from 'vitest';
import { OPERATOR_ROLES } from '@/lib/kit/operator';
import { CONSOLE_PARTS } from './constants';
import { isConsoleOpen, isConsoleSeenDue, partsOf, roleOf, rolesOfPage } from './rules';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the console is open', () => {
  test.each([
    ['who came from Google a moment ago, for the first time', 5, null, true],
    ['who was there a moment ago, and came from Google long ago', 600, 29, true],
    ['who came from Google half an hour ago and has not been there', 30, null, false],
    ['who was away for half an hour', 600, 30, false],
    ['who was away for half an hour, and came from Google before that', 31, 30, false],
    ['who was away, and has come from Google since', 1, 90, true],
  ])('to %s', (_who, authenticated, seen, open) => {
    const lastSeenAt = seen === null ? null : ago(seen);
    expect(isConsoleOpen({ now, authenticatedAt: ago(authenticated), lastSeenAt })).toBe(open);
  });
});

test('being there is noted once a minute', () => {
  expect(isConsoleSeenDue({ now, lastSeenAt: null })).toBe(true);
  expect(isConsoleSeenDue({ now, lastSeenAt: ago(0.9) })).toBe(false);
  expect(isConsoleSeenDue({ now, lastSeenAt: ago(1) })).toBe(true);
});

test('an owner by the settings is one, however the address is written and whatever role was given', () => {
  expect(roleOf('Asha@Example.com', [' asha@example.com'], 'content')).toBe('owner');
  expect(roleOf('ravi@example.com', ['asha@example.com'], 'support')).toBe('support');
  expect(roleOf('ravi@example.com', ['asha@example.com'], null)).toBeNull();
});

test('a page is for the roles of its part, and one that is in no part for every operator', () => {
  for (const { path, roles } of CONSOLE_PARTS)
    for (const page of [path, `${path}/7b`, path.replace('d', '%64')])
      expect(rolesOfPage(page), page).toEqual(roles);
  for (const page of ['/admin', '/admin/', '/admin/nothing', '/admin.rsc', '/admin/rolesx'])
    expect(rolesOfPage(page), page).toEqual(OPERATOR_ROLES);
  for (const page of ['/', '/administration', '/account', '/api/admin/roles', '/Admin'])
    expect(rolesOfPage(page), page).toBeNull();
});

test('the navigation has every part of a role once, and no empty group', () => {
  for (const role of OPERATOR_ROLES) {
    const groups = partsOf(role);
    const own = CONSOLE_PARTS.filter(({ roles }) => roles.some((one) => one === role));
    expect(groups.flatMap(({ parts }) => parts.map(({ path }) => path)).sort()).toEqual(
      own.map(({ path }) => path).sort(),
    );
    expect(groups.every(({ parts }) => parts.length > 0)).toBe(true);
  }
});
