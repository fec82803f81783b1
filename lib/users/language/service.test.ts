import { expect, test } from 'vitest';
import { signIn } from '@/lib/users/sign-in/service';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { findLanguage, setLanguage } from './service';

const database = serviceDatabase();

test('a guest’s language comes into an account that has none, and into no other', async () => {
  const profile = googleProfile(crypto.randomUUID());
  const first = await guest(database.db);
  await setLanguage(first, { language: 'hi' });
  const { id } = await signIn(first, profile);
  expect(await findLanguage(database.db, id)).toBe('hi');

  const second = await guest(database.db);
  await setLanguage(second, { language: 'hinglish' });
  await signIn(second, profile);
  expect(await findLanguage(database.db, id)).toBe('hi');
});

test('of somebody who is not known only the browser keeps it', async () => {
  expect(await setLanguage(scopeOf(database.db), { language: 'hi' })).toEqual({ language: 'hi' });
});
