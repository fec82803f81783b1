import { describe, expect, test } from 'vitest';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { reportMessage } from './service';

const database = serviceDatabase();
const { send, rows } = talkIn(database);

describe('a report', () => {
  const report = (scope: TestScope, messageId: string) => reportMessage(scope, { messageId, reason: 'rude' });

  test('a report is stored once, without a text, for the owner and a companion’s message only', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    const { aiMessages, userMessage } = await send(person, sessionId, 'namaste');
    const messageId = aiMessages[0]?.id ?? '';
    await Promise.all([report(person, messageId), report(person, messageId)]);
    expect(await rows('SELECT reason, status FROM message_reports WHERE message_id = $1', messageId)).toEqual(
      [{ reason: 'rude', status: 'open' }],
    );
    await expect(report(await guest(database.db), messageId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(report(person, userMessage.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
