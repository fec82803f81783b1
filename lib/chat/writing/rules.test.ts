import { expect, test } from 'vitest';
import type { ChatMessage } from '../history/rules';
import { lastOwnText } from './rules';

const message = (content: string, more: Partial<ChatMessage> = {}) =>
  ({ id: content, sender: 'user', messageType: 'text', content, ...more }) as ChatMessage;
const failed = { clientMessageId: 'c', content: 'failed', returned: true };

test('the last own text is the one that failed, else the newest that was not removed', () => {
  const history = {
    pages: [
      [message('old')],
      [message('new'), message('gone', { removed: true }), message('hers', { sender: 'ai' })],
    ],
    hasOlder: false,
  };
  expect(lastOwnText(history, [failed])).toBe('failed');
  expect(lastOwnText(history, [{ ...failed, returned: false }])).toBe('new');
  expect(lastOwnText(undefined, [])).toBeUndefined();
});
