import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { arrangeChat } from '@/lib/chat/inbox/service';
import { chat, guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import { exportData } from './service';

const database = serviceDatabase();

const opened = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['my-data.html', 'my-data.json']);
  return {
    html: strFromU8(files['my-data.html'] ?? new Uint8Array()),
    json: JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array())),
  };
};

test('a guest without anything gets a page and valid JSON', async () => {
  const one = await guest(database.db);
  const { name, contentType, bytes } = await exportData(one);
  expect(name).toMatch(/^saathi-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(contentType).toBe('application/zip');
  const { html, json } = opened(bytes);
  expect(json).toMatchObject({ profile: { id: one.actor.userId }, chats: [], payments: [] });
  expect(json.balanceHistory).toMatchObject([{ kind: 'starter', delta: 5, balanceAfter: 5 }]);
  expect(html).not.toMatch(/<script|<link|<img|https?:\/\/(?!localhost)/);
});

test('20,000 messages in many chats come whole, in order, in Hindi, and as text', async () => {
  const one = await guest(database.db);
  const sessions = [await chat(one), await chat(one)];
  for (const [place, sessionId] of sessions.entries()) {
    await database.sql.query(
      `INSERT INTO messages (id, session_id, sender, content, message_type)
       SELECT gen_random_uuid(), $1, CASE WHEN n % 2 = 0 THEN 'user' ELSE 'ai' END,
         'संदेश ' || $2::text || '-' || n || ' <b onclick="x()">नमस्ते & "quotes"</b>', 'text' FROM generate_series(1, 10000) n`,
      [sessionId, place],
    );
  }
  let turns = 0;
  let packing = true;
  const other = () => {
    turns += 1;
    if (packing) setImmediate(other);
  };
  other();
  const { bytes } = await exportData(one);
  packing = false;
  const { html, json } = opened(bytes);
  expect(json.chats).toHaveLength(2);
  for (const { chat: about, messages } of json.chats) {
    const place = sessions.indexOf(about.id);
    expect(messages.map((message: { content: string }) => message.content)).toEqual(
      Array.from({ length: 10_000 }, (_, n) => `संदेश ${place}-${n + 1} <b onclick="x()">नमस्ते & "quotes"</b>`),
    );
  }
  expect(html.match(/संदेश/g)).toHaveLength(20_000);
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;नमस्ते &amp; &quot;quotes&quot;&lt;/b&gt;');
  // Other requests get their turn after each thousand.
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('what a person calls a chat, and that it is pinned or archived, is in it', async () => {
  const one = await guest(database.db);
  const [named, archived] = [await chat(one), await chat(one)];
  const as = { pinned: undefined, archived: undefined, ownName: undefined };
  await arrangeChat(one, { ...as, sessionId: named, pinned: true, ownName: 'परीक्षा <की> चिंता' });
  await arrangeChat(one, { ...as, sessionId: archived, archived: true });
  const { html, json } = opened((await exportData(one)).bytes);
  const about = (id: string) => json.chats.find((each: { chat: { id: string } }) => each.chat.id === id).chat;
  expect(about(named)).toMatchObject({
    ownName: 'परीक्षा <की> चिंता',
    pinnedAt: expect.any(String),
    archivedAt: null,
    readUpTo: null,
  });
  expect(about(archived)).toMatchObject({ ownName: null, pinnedAt: null, archivedAt: expect.any(String) });
  expect(html).toContain('परीक्षा &lt;की&gt; चिंता');
});
