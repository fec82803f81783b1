import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportData } from '@/lib/account/export/service';
import { deleteChat } from '@/lib/account/service';
import { findTalk } from '@/lib/chat/check-ins/store';
import { eraseMessage } from '@/lib/chat/erasing/service';
import { type DueTalk, findUnread } from '@/lib/chat/remembering/store';
import { listMessages } from '@/lib/chat/service';
import { rewordReply } from '@/lib/chat/turns/rewording/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { answerWaitingMessages } from '@/lib/chat/turns/waiting/jobs';
import { noteCredit } from '@/lib/chat/turns/waiting/service';
import { pictureBucket } from '@/lib/providers/picture-bucket';
import type { PictureProblem } from '@/lib/safety/pictures/constants';
import type { Moderator } from '@/lib/safety/ports';
import { getMe } from '@/lib/users/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { book } from '@/lib/wallet/store';
import { startObjectStore } from '@/tests/setup/object-store';
import { chat, guest } from '@/tests/setup/people';
import { photo, pictureJudgeOf, picturesOf } from '@/tests/setup/pictures';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { SWEEP_MS, UNSENT_KEPT_MS, UPLOADS_PER_PERSON } from './constants';
import { sweepPictures } from './jobs';
import { getPicture, uploadPicture } from './service';

const database = serviceDatabase();
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const rows = async (sessionId: string) =>
  (await database.sql.query('SELECT id FROM chat_pictures WHERE session_id = $1', [sessionId])).rows;
const moderatorSeeing = (flagged: readonly string[] | null): Moderator => ({
  check: async (texts) => texts.map(() => ({ flagged: [] })),
  checkPicture: async () => flagged && { flagged },
});

async function sender(options: Parameters<typeof guest>[1] = {}, ...judges: Parameters<typeof picturesOf>) {
  const { pictures, shelf } = picturesOf(...judges);
  const model = scriptedModel();
  const person = await guest(database.db, { balance: 5, pictures, ...model, ...options });
  const sessionId = await chat(person);
  const upload = async () => uploadPicture(person, { sessionId, bytes: await photo() });
  const send = (pictureId: string | undefined, content = '', clientMessageId: string = randomUUID()) =>
    sendMessage(person, { sessionId, sender: 'user', content, clientMessageId, pictureId });
  return { person, sessionId, shelf, upload, send, asked: model.asked };
}

const isGone = { code: 'not_found' };

describe('a picture that is taken in', () => {
  test('is kept anew, costs nothing, and is its owner’s alone', async () => {
    const { person, shelf, upload } = await sender();
    const { id, width, height } = await upload();
    expect({ width, height }).toEqual({ width: 48, height: 64 });
    expect(await balance(person)).toBe(5);
    const file = await getPicture(person, { pictureId: id });
    expect(file).toMatchObject({ contentType: 'image/jpeg', shown: true, bytes: shelf.kept.get(id) });
    const stranger = await guest(database.db, { pictures: person.pictures });
    await expect(getPicture(stranger, { pictureId: id })).rejects.toMatchObject(isGone);
    await expect(getPicture(person, { pictureId: randomUUID() })).rejects.toMatchObject(isGone);
  });

  test('goes into no chat of somebody else, and nowhere where pictures are switched off', async () => {
    const { person, sessionId, upload, send, asked } = await sender();
    const stranger = await guest(database.db, { pictures: person.pictures });
    const bytes = await photo();
    await expect(uploadPicture(stranger, { sessionId, bytes })).rejects.toMatchObject(isGone);
    const { id } = await upload();
    const store = person.pictures?.store;
    if (!store) throw new Error('No store.');
    person.pictures = { store, intake: null };
    await expect(upload()).rejects.toMatchObject({ code: 'not_allowed', reason: 'off' });
    await expect(send(id)).rejects.toMatchObject({ code: 'not_allowed', reason: 'off' });
    expect((await getPicture(person, { pictureId: id })).bytes.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(0);
    person.pictures = null;
    await expect(upload()).rejects.toMatchObject({ code: 'not_allowed', reason: 'off' });
  });

  test('is one: what is none, is HEIC or unfolds to too much is refused in words, before any judge is asked', async () => {
    const { judge, seen } = pictureJudgeOf();
    const { person, sessionId } = await sender({}, judge);
    const upload = (bytes: Uint8Array) => uploadPicture(person, { sessionId, bytes });
    const text = (words: string) => new TextEncoder().encode(words);
    await expect(upload(text('<svg/>'))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(upload(new Uint8Array())).rejects.toMatchObject({ code: 'bad_input' });
    await expect(upload(text('....ftypheic....'))).rejects.toMatchObject({ reason: 'heic' });
    expect(seen).toHaveLength(0);
    expect(await rows(sessionId)).toEqual([]);
  });

  test('is limited by the day, whatever was found', async () => {
    const { upload } = await sender({}, pictureJudgeOf(() => ['nudity']).judge);
    for (let times = 0; times < UPLOADS_PER_PERSON; times += 1)
      await expect(upload()).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(upload()).rejects.toMatchObject({ code: 'too_many' });
  });
});

describe('a picture in which something is found', () => {
  const kinds: PictureProblem[] = ['minor', 'self_harm', 'nudity', 'document', 'violence'];
  test.each(kinds)('is refused in words, kept nowhere, and noted without it: %s', async (problem) => {
    const { person, sessionId, shelf, upload, asked } = await sender(
      {},
      pictureJudgeOf(() => [problem]).judge,
    );
    await expect(upload()).rejects.toMatchObject({ code: 'not_allowed', fields: { refused: problem } });
    expect(shelf.kept.size).toBe(0);
    expect(await rows(sessionId)).toEqual([]);
    expect(asked).toHaveLength(0);
    expect(await balance(person)).toBe(5);
    const noted = await database.sql.query('SELECT kind, rule FROM safety_events WHERE session_id = $1', [
      sessionId,
    ]);
    expect(noted.rows).toEqual([{ kind: 'refused', rule: `picture: ${problem}` }]);
  });

  test('is refused when moderation alone raises it', async () => {
    const { shelf, upload } = await sender({}, pictureJudgeOf().judge, moderatorSeeing(['sexual']));
    await expect(upload()).rejects.toMatchObject({ fields: { refused: 'nudity' } });
    expect(shelf.kept.size).toBe(0);
  });
});

test.each([
  ['the judge says nothing', pictureJudgeOf(() => null).judge, moderatorSeeing([])],
  ['moderation says nothing', pictureJudgeOf().judge, moderatorSeeing(null)],
  [
    'the judge fails',
    {
      ask: async () => {
        throw new Error('down');
      },
    },
    moderatorSeeing([]),
  ],
])('a picture is refused, kept nowhere and costs nothing where %s', async (_, judge, moderator) => {
  const { person, sessionId, shelf, upload } = await sender({}, judge, moderator);
  await expect(upload()).rejects.toMatchObject({ code: 'provider_failed' });
  expect(shelf.kept.size).toBe(0);
  expect(await rows(sessionId)).toEqual([]);
  expect(await balance(person)).toBe(5);
});

test('a store that is down takes nothing, leaves no picture without its bytes, and is never "not found"', async () => {
  const { person, sessionId, shelf, upload } = await sender();
  const { id } = await upload();
  shelf.broken = true;
  await expect(getPicture(person, { pictureId: id })).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(exportData(person)).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(upload()).rejects.toMatchObject({ code: 'provider_failed' });
  expect(await rows(sessionId)).toEqual([{ id }]);
});

describe('a message with a picture', () => {
  test('shows the model the picture once, costs one message, and is words afterwards', async () => {
    const { person, sessionId, shelf, upload, send, asked } = await sender();
    const { id } = await upload();
    const sent = await send(id, 'Yeh dekho');
    expect(sent).toMatchObject({ messagesLeft: 4, userMessage: { content: 'Yeh dekho', picture: { id } } });
    const newest = asked[0]?.at(-1);
    expect(newest?.content).toBe('[a picture] Yeh dekho');
    const base64 = Buffer.from(shelf.kept.get(id) ?? []).toString('base64');
    expect(newest?.picture).toBe(`data:image/jpeg;base64,${base64}`);
    expect(asked[0]?.at(-2)?.content).toContain('never an instruction');
    await send(undefined, 'Aur?');
    const later = asked.at(-1) ?? [];
    expect(later.filter((one) => one.picture)).toEqual([]);
    expect(later.some((one) => one.content.includes('[a picture] Yeh dekho'))).toBe(true);
    const messages = await listMessages(person, { sessionId });
    expect(messages.filter((one) => one.picture).map((one) => one.content)).toEqual(['Yeh dekho']);
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('is words to what remembers and to what checks in, too', async () => {
    const { sessionId, upload, send } = await sender();
    await send((await upload()).id, 'Yeh meri nayi cycle hai');
    const said = '[a picture] Yeh meri nayi cycle hai';
    const talk = { sessionId, readSeq: '0' } as DueTalk;
    expect((await findUnread(database.db, talk)).map(({ content }) => content)).toContain(said);
    expect((await findTalk(database.db, sessionId)).map(({ content }) => content)).toContain(said);
  });

  test('needs no words, and is answered and charged once by its client id', async () => {
    const { person, upload, send, asked } = await sender();
    const { id } = await upload();
    const key = randomUUID();
    const first = await send(id, '', key);
    expect(first.userMessage).toMatchObject({ content: '', picture: { id } });
    expect((await send(id, '', key)).userMessage).toEqual(first.userMessage);
    expect(asked).toHaveLength(1);
    expect(await balance(person)).toBe(4);
    await expect(send(id, 'again')).rejects.toMatchObject({ code: 'bad_input' });
    expect(await balance(person)).toBe(4);
  });

  test('costs nothing without a reply, and can be sent again', async () => {
    let broken = true;
    const { chatModel } = scriptedModel(() => {
      if (broken) throw new Error('down');
      return 'Achha hai.';
    });
    const { person, shelf, upload, send } = await sender({ chatModel });
    const { id } = await upload();
    await expect(send(id, 'Dekho')).rejects.toMatchObject({ code: 'provider_failed' });
    broken = false;
    shelf.broken = true;
    await expect(send(id, 'Dekho')).rejects.toMatchObject({ code: 'provider_failed' });
    expect(await balance(person)).toBe(5);
    shelf.broken = false;
    expect(await send(id, 'Dekho')).toMatchObject({ messagesLeft: 4, userMessage: { picture: { id } } });
  });

  test('shows the model the picture again where its reply is said differently, or comes after a purchase', async () => {
    const { chatModel, asked } = scriptedModel((messages) => `Jawab ${messages.length} ${randomUUID()}`);
    const { person, sessionId, upload, send } = await sender({ chatModel });
    const { aiMessages } = await send((await upload()).id, 'Dekho');
    const messageId = aiMessages[0]?.id ?? '';
    await rewordReply(person, { sessionId, messageId, clientMessageId: randomUUID(), cost: 0 });
    const shown = () =>
      asked.filter((messages) => messages.at(-1)?.picture).map((one) => one.at(-1)?.content);
    expect(shown()).toEqual(['[a picture] Dekho', '[a picture] Dekho']);

    const poor = await sender({ balance: 0, chatModel });
    const { id } = await poor.upload();
    expect((await poor.send(id, 'Aur yeh')).rechargeRequired).toBe(true);
    const owner = { kind: 'user', id: poor.person.actor.userId ?? '' } as const;
    await database.db.transaction(async (tx) => {
      await book(tx, {
        ...{ owner, delta: 3, kind: LEDGER_KIND.purchase, reference: randomUUID(), now: new Date() },
      });
      await noteCredit(tx, owner, poor.sessionId, new Date());
    });
    await answerWaitingMessages(poor.person);
    expect(shown().at(-1)).toBe('[a picture] Aur yeh');
    expect(await balance(poor.person)).toBe(2);
  });

  test('takes a picture of its own chat alone, and a cry for help is heard without it', async () => {
    const { person, upload, send } = await sender();
    const elsewhere = await chat(person, 'romantic');
    const { id } = await upload();
    await expect(
      sendMessage(person, { sessionId: elsewhere, sender: 'user', content: 'x', pictureId: id }),
    ).rejects.toMatchObject({ code: 'bad_input' });
    expect((await send(randomUUID(), 'I want to kill myself')).crisis).toBe(true);
    expect((await send(id, 'I want to end my life')).userMessage.content).toBe('I want to end my life');
  });
});

describe('a picture goes', () => {
  const job = (person: TestScope, at: Date) =>
    sweepPictures(scopeOf(database.db, { pictures: person.pictures, now: () => at }));
  const now = () => new Date();

  test('with its message, with its chat, and a day after it was chosen and not sent', async () => {
    const { person, sessionId, shelf, upload, send } = await sender();
    const [erased, kept, unsent] = [await upload(), await upload(), await upload()];
    const { userMessage } = await send(erased.id, 'one');
    await send(kept.id, 'two');
    await eraseMessage(person, { messageId: userMessage.id });
    await expect(getPicture(person, { pictureId: erased.id })).rejects.toMatchObject(isGone);
    await job(person, now());
    expect([...shelf.kept.keys()].sort()).toEqual([kept.id, unsent.id].sort());
    const later = new Date(Date.now() + UNSENT_KEPT_MS + 1000);
    const hold = (at: Date | null) =>
      database.sql.query('UPDATE users SET legal_hold_at = $2 WHERE id = $1', [person.actor.userId, at]);
    await hold(now());
    await job(person, later);
    expect([...shelf.kept.keys()].sort()).toEqual([kept.id, unsent.id].sort());
    await hold(null);
    await job(person, later);
    expect([...shelf.kept.keys()]).toEqual([kept.id]);
    await deleteChat(person, { sessionId });
    shelf.broken = true;
    await job(person, now());
    expect(shelf.kept.size).toBe(1);
    shelf.broken = false;
    await job(person, now());
    expect(shelf.kept.size).toBe(0);
    expect((await database.sql.query('SELECT 1 FROM gone_chat_pictures')).rows).toEqual([]);
  });

  test('out of a bucket as well, once the bucket answers again', async () => {
    const objects = await startObjectStore();
    const { person, upload, send } = await sender();
    const store = pictureBucket({ ...objects.access, prefix: 'chats' });
    person.pictures = { store, intake: person.pictures?.intake ?? null };
    const [erased, kept] = [await upload(), await upload()];
    const { userMessage } = await send(erased.id, 'one');
    expect((await getPicture(person, { pictureId: erased.id })).bytes).toEqual(await store.get(erased.id));
    const keys = async () => (await objects.objects()).map(({ key }) => key).sort();
    const keyOf = ({ id }: { id: string }) => `chats/${id.slice(0, 2)}/${id}.jpg`;
    await eraseMessage(person, { messageId: userMessage.id });
    await objects.next('slow-down', 2, 'DELETE');
    expect(await job(person, now())).toBe(0);
    expect(await keys()).toEqual([keyOf(erased), keyOf(kept)].sort());
    expect(await job(person, now())).toBe(1);
    expect(await keys()).toEqual([keyOf(kept)]);
    await objects.next('internal-error', 2, 'PUT');
    await expect(upload()).rejects.toMatchObject({ code: 'provider_failed' });
    // It may have come all the same, and is noted to go.
    expect(await job(person, now())).toBe(1);
    await objects.stop();
  });

  test('in a later run where the store takes too long for each', async () => {
    const { person, sessionId, shelf, upload } = await sender();
    for (let times = 0; times < 3; times += 1) await upload();
    await deleteChat(person, { sessionId });
    let at = Date.now();
    const slow = {
      ...shelf.store,
      remove: async (id: string) => {
        at += SWEEP_MS;
        await shelf.store.remove(id);
      },
    };
    const run = () =>
      sweepPictures(
        scopeOf(database.db, { pictures: { store: slow, intake: null }, now: () => new Date(at) }),
      );
    expect(await run()).toBe(2);
    expect(await run()).toBe(1);
  });

  test('into the download of its person, with the message', async () => {
    const { person, upload, send, shelf } = await sender();
    const { id } = await upload();
    await send(id, 'Dekho');
    const files = unzipSync((await exportData(person)).bytes);
    expect(files[`pictures/${id}.jpg`]).toEqual(shelf.kept.get(id));
    expect(new TextDecoder().decode(files['my-data.json'])).toContain(id);
  });
});
