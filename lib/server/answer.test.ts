import { expect, test, vi } from 'vitest';
import { AppError } from '@/lib/kit/app-error';
import { answerWith } from './answer';

vi.mock('./env', async (original) => ({
  ...(await original<typeof import('./env')>()),
  env: () => ({ APP_URL: 'https://saathi.example' }),
}));
vi.mock('./log', () => ({
  log: () => ({ info: () => undefined, warn: () => undefined, error: () => undefined }),
}));

const failing = (error: unknown) => answerWith('GET /x', () => Promise.reject(error));
const INSIDE = 'relation "users" of 10.0.0.5 with the password sesame';

test('without the database it is 503 and says when to come again', async () => {
  const answer = await failing(Object.assign(new Error(INSIDE), { code: 'ECONNREFUSED' }));
  expect([answer.status, answer.headers['Retry-After']]).toEqual([503, '5']);
  expect(JSON.parse(String(answer.body))).toEqual({ error: expect.stringContaining('try again soon') });
});

test.each([new TypeError(INSIDE), INSIDE])(
  'what nobody foresaw is one sentence, and nothing of the inside',
  async (error) => {
    const answer = await failing(error);
    expect(answer.status).toBe(500);
    expect(JSON.parse(String(answer.body))).toEqual({
      error: 'Something went wrong on our side. Please try again.',
    });
  },
);

test('what was to be stored for somebody who was deleted at that moment is 409, from Prisma as from a query of ours', async () => {
  const ours = Object.assign(new Error(INSIDE), { code: '23503' });
  const prisma = Object.assign(new Error(INSIDE), {
    ...{ code: 'P2003', meta: { driverAdapterError: { cause: { originalCode: '23503' } } } },
  });
  for (const error of [ours, prisma]) {
    const answer = await failing(error);
    expect(answer.status).toBe(409);
    expect(JSON.parse(String(answer.body))).toEqual({
      error: 'What this belongs to was deleted a moment ago.',
    });
  }
});

test('a refusal is said in its own words, with what goes with it, and every answer has the headers of a call', async () => {
  const answer = await failing(
    new AppError('too_many', 'Please wait.', { retryAfter: 7, fields: { signIn: 'again' } }),
  );
  expect(answer).toMatchObject({
    status: 429,
    headers: {
      'Retry-After': '7',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(JSON.parse(String(answer.body))).toEqual({ error: 'Please wait.', signIn: 'again' });
});
