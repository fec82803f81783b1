import { expect, test } from 'vitest';
import { hear } from '@/lib/safety/rules';
import { SAYS } from './tab-racer';

const NOTHING = { crisis: null, age: null, isSafeAgain: false, cannotCall: false };

test('what it says is heard as neither danger nor an age, however often: an answer to that costs nothing, and would pass for a gain', () => {
  const often = SAYS.flatMap((text) => Array.from({ length: 24 }, () => text));
  for (const [at, text] of often.entries()) expect(hear(text, often.slice(0, at))).toEqual(NOTHING);
});
