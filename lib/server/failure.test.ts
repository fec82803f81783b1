import { expect, test } from 'vitest';
import { describeFailure, redact } from './failure';

test.each([
  ['no user 6f0c2d1e-9a3b-4c5d-8e7f-0a1b2c3d4e5f', 'no user [id]'],
  ['asha@example.in is taken', '[e-mail address] is taken'],
  ['call 98765 43210', 'call [phone number]'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [address]'],
  ['connect ECONNREFUSED ::1', 'connect ECONNREFUSED [address]'],
  ['GET https://host.example/path?code=secret failed', 'GET https://host.example/path?[query] failed'],
  ['bad key sk_abcdefghijklmnopqrstuvwxyz0123456789', 'bad key [token]'],
  ['first line\nname: "Asha"', 'first line'],
])('%j is logged as %j', (message, logged) => expect(redact(message)).toBe(logged));

test('a stack is its frames alone: a message of several lines does not come along', () => {
  const failure = describeFailure(new TypeError('what broke\nwhat Asha wrote'));
  expect(failure).toMatchObject({ name: 'TypeError', message: 'what broke' });
  expect(failure.stack?.length).toBeGreaterThan(0);
  expect(failure.stack?.every((line) => line.startsWith('at '))).toBe(true);
  expect(describeFailure('only words')).toMatchObject({ name: 'Error', message: 'only words' });
});

test('what caused it is told as well, as carefully, and not without end', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 203.0.113.7:5432'), { code: 'ECONNREFUSED' });
  const failure = describeFailure(new Error('The model did not answer.', { cause: refused }));
  expect(failure).toMatchObject({
    message: 'The model did not answer.',
    cause: { name: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED [address]' },
  });
  expect(describeFailure(new Error('what broke', { cause: 'asha@example.in' })).cause?.message).toBe(
    '[e-mail address]',
  );
  expect(describeFailure(Object.assign(new Error('x'), { code: 'asha@example.in' })).code).toBeUndefined();
  const round = new Error('round and round');
  round.cause = round;
  expect(JSON.stringify(describeFailure(round)).match(/round and round/g)).toHaveLength(6);
});
