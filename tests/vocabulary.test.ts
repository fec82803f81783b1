import { expect, test } from 'vitest';
import { findings } from '../dev/tests/check-structure.mjs';

const finding = (path: string, text = '') => findings([{ path, text }]);

test.each([
  ['lib/chat/sender.ts', '', 'files listed'],
  ['lib/chat/turns/things.ts', '', 'files listed'],
  ['lib/kit/utils.ts', '', 'says nothing'],
  ['components/chat/helpers.tsx', '', 'says nothing'],
  ['lib/chat/service.ts', 'const key = process.env.OPENAI_API_KEY;', 'environment'],
  ['server/server.ts', 'const port = process.env.PORT;', 'environment'],
  ['components/chat/bubble.tsx', 'const mockReply = 1;', 'mock'],
  ['lib/client/api.ts', "export * from './other';", 'barrels'],
  ['lib/payments/store.ts', 'UPDATE users SET message_balance = 0', 'a balance is changed'],
  ['lib/payments/store.ts', 'data: { messageBalance: { increment: 1 } }', 'a balance is changed'],
  ['lib/payments/store.ts', '\n'.repeat(260), 'longer than'],
  ['components/chat/bubble.tsx', '<p className="text-[15px]">', 'size a reader has set'],
])('%s with %j is found', (path, text, reason) => {
  expect(finding(path, text).join()).toContain(reason);
});

test.each([
  ['lib/chat/service.ts', ''],
  ['lib/safety/rules.test.ts', ''],
  ['lib/kit/format.ts', ''],
  ['lib/server/env.ts', 'process.env'],
  ['scripts/start.mjs', 'process.env.PORT'],
  ['lib/chat/turns/reserve-turn.sql', 'SET message_balance = message_balance - 1'],
])('%s with %j is fine', (path, text) => {
  expect(finding(path, text)).toEqual([]);
});
