import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OPERATOR_ROLES, type OperatorRole } from '@/lib/kit/operator';
import { member, operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import { setRole } from '../roles/service';
import { admitOperator } from './service';

const database = serviceDatabase();
const someEmail = () => `${randomUUID()}@example.com`;

const EVERY = OPERATOR_ROLES;
const give = (email: string, role: OperatorRole | null) =>
  setRole(operatorScope(database.db, 'owner'), { email, role });

describe('who enters', () => {
  test('an owner of the settings does, in whatever letters the address is written there', async () => {
    const email = someEmail();
    const person = await member(database.db, { email });
    const owners = [email.toUpperCase()];
    expect(await admitOperator(person, person.actor, { owners, roles: EVERY })).toEqual({
      operator: { email, role: 'owner' },
      isIdle: false,
    });
  });

  test('a guest, a member without a role and a browser without a session do not', async () => {
    const email = someEmail();
    const person = await member(database.db, { email });
    const visitor = await guest(database.db);
    const nobody = { userId: null, sessionId: null, authenticatedAt: null };
    for (const actor of [person.actor, visitor.actor, nobody])
      expect(await admitOperator(person, actor, { owners: [], roles: EVERY })).toBeNull();
  });

  test('a role opens what names it and nothing else, from the next request on until it is taken away', async () => {
    const email = someEmail();
    const person = await member(database.db, { email });
    const enter = (roles: readonly OperatorRole[]) =>
      admitOperator(person, person.actor, { owners: [], roles });
    await give(email, 'support');
    expect(await enter(['owner', 'support'])).toMatchObject({ operator: { role: 'support' } });
    expect(await enter(['owner'])).toBeNull();
    await give(email, 'safety');
    expect(await enter(['owner', 'support'])).toBeNull();
    expect(await enter(['safety'])).toMatchObject({ operator: { role: 'safety' } });
    await give(email, null);
    expect(await enter(EVERY)).toBeNull();
  });
});

test('a console that lies idle for half an hour opens again only after a sign-in', async () => {
  const email = someEmail();
  const started = Date.now();
  const at = (minutes: number) => () => new Date(started + minutes * 60_000);
  const person = await member(database.db, { email, now: at(0) });
  const enter = async (minutes: number, authenticatedAt = person.actor.authenticatedAt) => {
    const { db } = person;
    const scope = { db, now: at(minutes) };
    const actor = { ...person.actor, authenticatedAt };
    return (await admitOperator(scope, actor, { owners: [email], roles: EVERY }))?.isIdle;
  };
  expect(await enter(0)).toBe(false);
  expect(await enter(29)).toBe(false);
  // Each visit counts, long after the sign-in.
  expect(await enter(58)).toBe(false);
  expect(await enter(88)).toBe(true);
  // Asking at the door is no visit.
  expect(await enter(89)).toBe(true);
  expect(await enter(90, at(89)())).toBe(false);
  expect(await enter(119)).toBe(false);
});
