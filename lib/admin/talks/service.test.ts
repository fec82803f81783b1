import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportData } from '@/lib/account/export/service';
import { deleteChat } from '@/lib/account/service';
import { signIn } from '@/lib/users/sign-in/service';
import { operatorScope } from '@/tests/setup/operators';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { readTalk } from './service';

const database = serviceDatabase();
const { send } = talkIn(database);

test('who read a guest’s talk stands in the download of the account that the guest becomes part of, and stays when the chat goes', async () => {
  const google = googleProfile();
  const account = await guest(database.db);
  await signIn(account, google);
  const browser = await guest(database.db);
  const sessionId = await chat(browser);
  await send(browser, sessionId, 'namaste');
  await readTalk(operatorScope(database.db, 'safety'), {
    chatId: sessionId,
    reason: 'Threats were reported',
  });
  // A chat without a user, which is adopted with the sign-in.
  const { rows } = await database.sql.query(
    `INSERT INTO chat_sessions (id, visitor_id, companion_id, companion_name, chat_type, messages_left)
     SELECT gen_random_uuid(), visitor_id, companion_id, companion_name, chat_type, 0 FROM chat_sessions WHERE id = $1 RETURNING id`,
    [sessionId],
  );
  const looked = { chatId: rows[0].id, reason: 'Looked at by mistake' };
  await readTalk(operatorScope(database.db, 'owner'), looked);
  const { id, sessionId: device } = await signIn(browser, google);
  const now = new Date();
  const member = scopeOf(database.db, {
    actor: { ...browser.actor, userId: id, sessionId: device, authenticatedAt: now },
  });
  const openings = async () => {
    const file = unzipSync((await exportData(member)).bytes)['my-data.json'];
    return JSON.parse(strFromU8(file ?? new Uint8Array())).chatsOpened;
  };
  expect(await openings()).toMatchObject([
    { role: 'safety', reason: 'Threats were reported', chatId: sessionId },
    { role: 'owner', reason: 'Looked at by mistake', chatId: looked.chatId },
  ]);
  await deleteChat(member, { sessionId });
  expect(await openings()).toMatchObject([{ reason: 'Threats were reported' }, { role: 'owner' }]);
  // Nobody else's download has them.
  const other = await guest(database.db);
  const file = unzipSync((await exportData(other)).bytes)['my-data.json'];
  expect(JSON.parse(strFromU8(file ?? new Uint8Array())).chatsOpened).toEqual([]);
});
