import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Env } from './env';
import { smsSender } from './sms';

const asked: { authorization: string | undefined; type: string | undefined; body: unknown }[] = [];
let status: number;
let url = '';
const provider = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { authorization, 'content-type': type } = request.headers;
  asked.push({ authorization, type, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(status).end('{"queued":true}');
});

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`;
});
afterAll(() => provider.close());
beforeEach(() => {
  status = 202;
});

const envOf = (over: Partial<Env>) => ({ APP_URL: 'https://saathi.example', ...over }) as Env;
const sms = { to: '+919812345678', text: '123456 is your code. नमस्ते' };

test('an SMS is posted to the provider as JSON, with its key', async () => {
  const send = smsSender(envOf({ SMS_PROVIDER_URL: url, SMS_PROVIDER_KEY: 'the key' }));
  await send?.(sms);
  expect(asked.at(-1)).toEqual({ authorization: 'Bearer the key', type: 'application/json', body: sms });
});

test('anything but a 2xx is a failure that tells nothing of the SMS', async () => {
  status = 500;
  const send = smsSender(envOf({ SMS_PROVIDER_URL: url }));
  await expect(send?.(sms)).rejects.toThrow(/^The SMS provider answered 500\.$/);
  expect(asked.at(-1)?.authorization).toBeUndefined();
});

test('without a provider this machine has its log, and a public address nobody', () => {
  expect(smsSender(envOf({}))).toBeNull();
  expect(smsSender(envOf({ APP_URL: 'http://localhost.example' }))).toBeNull();
  expect(smsSender(envOf({ APP_URL: 'http://localhost:3000' }))).toBeTypeOf('function');
  expect(smsSender(envOf({ APP_URL: 'http://[::1]:3000' }))).toBeTypeOf('function');
});
