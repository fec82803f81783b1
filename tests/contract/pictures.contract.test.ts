import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';
import { ModelStandIn } from '../setup/model-stand-in';
import { startObjectStore } from '../setup/object-store';
import { type Product, startProduct } from '../setup/product';

// In a bucket; tests/e2e/pictures.spec.ts has them in a folder.
let objects: Awaited<ReturnType<typeof startObjectStore>>;
let product: Product;
let person: Person;
let sessionId: string;
let photo: Buffer;
beforeAll(async () => {
  objects = await startObjectStore();
  product = await startProduct({
    env: { TRUSTED_PROXIES: '1', CHAT_PICTURES: 'on', ...objects.settings('chats') },
  });
  person = await new Person(product.url).register();
  sessionId = await person.startChat();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c06' } })
    .jpeg()
    .toBuffer();
}, 120_000);
afterAll(async () => {
  await product.stop();
  await objects.stop();
});

const upload = (who: Person, body: Uint8Array, type = 'image/jpeg', session = sessionId) =>
  who.call('POST', `/api/chat/picture?sessionId=${session}`, {
    body: new Uint8Array(body),
    headers: { 'content-type': type },
  });

test('a picture goes in as a file and comes out for its owner alone, kept by no cache', async () => {
  const { status, body } = await upload(person, photo);
  expect({ status, body }).toEqual({ status: 200, body: { id: body.id, width: 40, height: 30 } });
  const seen = await person.get(`/api/chat/picture/${body.id}`);
  expect(seen.status).toBe(200);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${body.id}.jpg"`,
  });
  expect((await objects.objects()).map(({ key }) => key)).toEqual([
    `chats/${String(body.id).slice(0, 2)}/${body.id}.jpg`,
  ]);
  const stranger = await new Person(product.url).register();
  expect((await stranger.get(`/api/chat/picture/${body.id}`)).status).toBe(404);
  expect((await upload(stranger, photo)).status).toBe(404);
  expect((await person.get('/api/chat/picture/none')).status).toBe(404);
});

test('a bucket that is away is 503, and asked again', async () => {
  const { body } = await upload(person, photo);
  const see = () => person.get(`/api/chat/picture/${body.id}`);
  await objects.next('slow-down', 2, 'GET');
  const answer = await see();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  await objects.next('internal-error', 2, 'PUT');
  expect((await upload(person, photo)).status).toBe(503);
  expect((await see()).status).toBe(200);
});

test('what is too large, is sent as something else, or is no picture is refused in words', async () => {
  const large = await upload(person, new Uint8Array(8 * 1024 * 1024 + 1));
  expect(large).toMatchObject({
    status: 413,
    body: { error: 'This file is larger than 8 MB. Choose a smaller one.' },
  });
  for (const type of [
    'text/plain',
    'application/json',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ])
    expect((await upload(person, photo, type)).status, type).toBe(415);
  expect((await upload(person, Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(400);
  expect((await upload(person, photo, 'image/jpeg', 'none')).status).toBe(400);
  const elsewhere = await person.call('POST', `/api/chat/picture?sessionId=${sessionId}`, {
    body: new Uint8Array(photo),
    headers: { 'content-type': 'image/jpeg', origin: 'https://elsewhere.example' },
  });
  expect(elsewhere.status).toBe(403);
  const without = await person.post('/api/chat/message', { sessionId, sender: 'user', content: '' });
  expect(without).toMatchObject({ status: 400, body: { error: 'A message needs some text.' } });
});

test('judge and moderation are asked in the provider’s own words, and without either the picture is refused', async () => {
  const model = new ModelStandIn(product.openaiControlUrl);
  await model.reset();
  const match = 'The picture:';
  expect((await upload(person, photo)).status).toBe(200);
  const [judged] = await model.requestsAbout(match, 'judge');
  const url = expect.stringMatching(/^data:image\/jpeg;base64,/);
  expect(judged?.body).toMatchObject({
    messages: [
      { role: 'system' },
      {
        role: 'user',
        content: [
          { type: 'text', text: match },
          { type: 'image_url', image_url: { url } },
        ],
      },
    ],
  });
  const [moderated] = await model.requestsAbout('[image]', 'moderation');
  expect(moderated?.body.input).toEqual([{ type: 'image_url', image_url: { url } }]);

  await model.next({ match: '[image]', kind: 'moderation', flagged: ['sexual'] });
  expect(await upload(person, photo)).toMatchObject({ status: 403, body: { refused: 'nudity' } });
  for (const answer of [
    { match, kind: 'judge', fault: '404' },
    { match, kind: 'judge', reply: '{"minor": false, "nudity": false}' },
    { match: '[image]', kind: 'moderation', fault: '404' },
  ] as const) {
    await model.reset();
    await model.next({ ...answer, count: 10 });
    expect((await upload(person, photo)).status, JSON.stringify(answer)).toBe(503);
  }
  await model.reset();
});

test('where pictures are off nothing takes one, and nothing tells of them', async () => {
  const other = await new Person(inject('product').url).register();
  const chat = await other.startChat();
  expect((await other.get(`/api/chat/session/${chat}`)).body.takesPictures).toBe(false);
  expect((await upload(other, photo, 'image/jpeg', chat)).status).toBe(403);
  const sent = await other.post('/api/chat/message', {
    ...{ sessionId: chat, sender: 'user', content: 'hi', pictureId: randomUUID() },
  });
  expect(sent.status).toBe(403);
  expect((await person.get(`/api/chat/session/${sessionId}`)).body.takesPictures).toBe(true);
});
