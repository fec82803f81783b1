import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cashfreeProvider } from './cashfree';
import { lettaMemoryAgents } from './letta';
import { openAiEmbedder } from './openai';
import { pictureBucket } from './picture-bucket';
import { smsProvider } from './sms';

let server: Server;
let origin: string;
const asked: string[] = [];

/** A provider that has been taken over, or whose address now belongs to somebody else: it sends everybody on. */
beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const CALLS: Record<string, () => Promise<unknown>> = {
  'a model': () =>
    openAiEmbedder({ apiKey: 'key', baseURL: `${origin}/v1`, model: 'any' })(
      ['words'],
      AbortSignal.timeout(5_000),
    ),
  Letta: () =>
    lettaMemoryAgents({ baseURL: origin, apiKey: 'key' }).create({
      ...{ name: 'one', chatType: 'friendly', persona: 'a companion' },
    }),
  Cashfree: () =>
    cashfreeProvider({
      ...{
        clientId: 'id',
        clientSecret: 'secret',
        baseUrl: `${origin}/pg`,
        sdkUrl: origin,
        production: false,
      },
    }).fetchOrder('an order'),
  'a bucket': () =>
    pictureBucket({
      ...{ endpoint: origin, bucket: 'pictures', region: 'ap-south-1', prefix: '' },
      ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
    }).put('00000000-0000-4000-8000-000000000000', new Uint8Array([1])),
  'the SMS provider': () =>
    smsProvider({ url: `${origin}/sms`, key: 'key' })({ to: '9876543210', text: 'code' }),
};

test.each(Object.keys(CALLS))('%s that sends the server elsewhere gets nowhere with it', async (name) => {
  await expect(CALLS[name]?.()).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
