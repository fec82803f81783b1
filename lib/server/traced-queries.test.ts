import { expect, test } from 'vitest';
import { summarise } from './traced-queries';

test('a statement is called by what it does and to which table first', () => {
  expect(summarise('SELECT "public"."users"."id" FROM "public"."users" WHERE id = $1')).toBe('SELECT users');
  expect(summarise('INSERT INTO "public"."mails" ("id") VALUES ($1)')).toBe('INSERT mails');
  expect(summarise('WITH found AS (SELECT 1 FROM chat_sessions s) UPDATE chat_turns SET state = $1')).toBe(
    'UPDATE chat_turns',
  );
  expect(summarise('WITH a AS (SELECT id FROM users FOR UPDATE SKIP LOCKED) SELECT * FROM a')).toBe(
    'SELECT users',
  );
  expect(summarise('BEGIN')).toBe('BEGIN');
  expect(summarise('')).toBe('SQL');
});
