import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNBOUNDED } from '@/tests/setup/completion';
import { lettaMemoryAgents } from './letta';
import { openAiChatModel, openAiEmbedder, openAiModerator } from './openai';

let server: Server;
let origin: string;
/** The first request that came in, which is never answered. */
let asked: Promise<IncomingMessage>;

beforeEach(async () => {
  let tell: (request: IncomingMessage) => void = () => undefined;
  asked = new Promise((resolve) => {
    tell = resolve;
  });
  server = createServer((request) => tell(request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const WORDS = [{ role: 'user' as const, content: 'hello' }];
const config = () => ({ apiKey: 'key', baseURL: `${origin}/v1`, model: 'm' });

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['a reply', (signal) => openAiChatModel(config()).complete(WORDS, { ...UNBOUNDED, signal })],
  ['a judgement', (signal) => openAiModerator(config()).check(['hello'], signal)],
  ['vectors', (signal) => openAiEmbedder(config())(['hello'], signal)],
  [
    'what an agent elsewhere remembers',
    (signal) => lettaMemoryAgents({ baseURL: origin, apiKey: undefined }).search('agent-1', 'hello', signal),
  ],
])('a request for %s ends, connection included, when its signal aborts', async (_, ask) => {
  const controller = new AbortController();
  const outcome = ask(controller.signal).then(
    (value) => value,
    (error: Error) => error,
  );
  const { socket } = await asked;
  const closed = once(socket, 'close');
  controller.abort();
  await closed;
  const value = await outcome;
  expect(value === null || value instanceof Error).toBe(true);
});
