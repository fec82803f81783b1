import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { workCheck } from '@/lib/wallet/starters/work/service';
import { solveWork } from './browser';

test('what the browser finds is what the server asked for, for this visitor and this time alone', async () => {
  const check = workCheck((purpose, text) => `signed-${purpose.length}-${text.length}-${text.slice(-6)}`, {
    puzzles: 4,
    bits: 5,
  });
  const visitorId = randomUUID();
  const now = new Date();
  const challenge = check.ask(visitorId, now);
  if (challenge.kind !== 'work') throw new Error('No work.');
  const proof = await solveWork(challenge);
  const visitor = { visitorId, ipAddress: '203.0.113.7', now };
  const id = await check.check(proof, visitor);
  expect(id).toBe(challenge.token.split('.')[0]);
  expect(await check.check(proof, { ...visitor, visitorId: randomUUID() })).toBeNull();
  expect(await check.check(proof, { ...visitor, now: new Date(now.getTime() + 3_600_000) })).toBeNull();
});
