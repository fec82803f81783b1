import { expect, it } from 'vitest';
import { stepsBackFrom } from './rules';

it.each([
  ['by a link', ['/chat/1', '/chat/1'], null],
  ['from the home page', ['/', '/chat/1', '/chat/1'], 2],
  ['from the catalogue', ['/', '/psychologist', '/chat/1', '/chat/1', '/chat/1'], 3],
  ['from a profile', ['/psychologist/meera-rao/profile', '/chat/1'], 1],
  ['from the list of chats', ['/', '/chats', '/chat/1', '/chat/1'], 2],
  ['from its packs', ['/', '/chat/1', '/paywall/1', '/chat/1'], null],
  ['after a payment', ['/post-payment/1', '/chat/1', '/chat/1'], null],
  ['from another chat', ['/', '/chat/2', '/chat/1'], null],
  ['in a browser that tells nothing', [], null],
])('a chat that was opened %s', (_, paths, steps) => {
  expect(stepsBackFrom(paths)).toBe(steps);
});
