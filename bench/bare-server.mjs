// The floor under a send: node:http, pg and fetch, nothing else. It runs the product's own two statements (through the
// store's own functions), asks the model the same question and answers the same JSON. It checks nothing.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { register } from 'tsx/esm/api';

register();
const { reserveTurn, answerTurn } = await import('../lib/chat/turns/store.ts');
const { dayInIndia } = await import('../lib/ai/usage/rules.ts');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
/** Each text is one prepared statement, as in the product. */
const names = new Map();
const runner = {
  query: (text, values) => {
    if (!names.has(text)) names.set(text, `bench.${names.size}`);
    return pool.query({ name: names.get(text), text, values });
  },
};
const { rows } = await pool.query('SELECT prompt_text FROM prompts ORDER BY length(prompt_text) LIMIT 1');
const system = { role: 'system', content: rows[0].prompt_text };
/** What is stored with every reply; the numbers cost nothing. */
const USAGE = {
  model: 'bench',
  promptVersion: null,
  promptTokens: 0,
  completionTokens: 0,
  tries: 1,
  latencyMs: 0,
  outcome: 'answered',
};
const NO_STEP = { talkStartedAt: null, aiNoticedAt: null, breakSuggestedAt: null };
const MODEL_URL = `${process.env.OPENAI_BASE_URL}/chat/completions`;

async function readJson(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function askModel(history, content) {
  const past = history.map((one) => ({
    role: one.sender === 'ai' ? 'assistant' : 'user',
    content: one.content,
  }));
  const response = await fetch(MODEL_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer bench' },
    body: JSON.stringify({ model: 'bench', messages: [system, ...past, { role: 'user', content }] }),
  });
  const completion = await response.json();
  return completion.choices[0].message.content.split('\n\n');
}

/** The visitor cookie's value is `version.visitor.user.signature`. */
function actorOf(request) {
  const [, visitorId, userId] = request.headers.cookie.split('=')[1].split('.');
  return { visitorId, userId };
}

async function send(request) {
  const { sessionId, content } = await readJson(request);
  const now = new Date();
  const key = { turnId: randomUUID(), sessionId, clientMessageId: randomUUID(), now };
  const budget = { day: dayInIndia(now), replies: 0 };
  const reservation = await reserveTurn(runner, 'message', key, actorOf(request), budget);
  if (reservation.outcome !== 'reserved') throw new Error(`The turn is ${reservation.outcome}.`);
  const bubbles = await askModel(reservation.session.history, content);
  const base = { sessionId, messageType: 'text', timestamp: new Date() };
  const messages = [
    { ...base, id: randomUUID(), sender: 'user', content, typingDelayMs: null },
    ...bubbles.map((text) => ({
      ...base,
      id: randomUUID(),
      sender: 'ai',
      content: text,
      typingDelayMs: 1500,
    })),
  ];
  await answerTurn(runner, key.turnId, { messages, usage: USAGE, step: NO_STEP }, new Date());
  const [userMessage, ...aiMessages] = messages;
  return { userMessage, aiMessages, rechargeRequired: false, messagesLeft: reservation.balance };
}

const server = http.createServer(async (request, response) => {
  let status = 200;
  let body;
  try {
    body = JSON.stringify(await send(request));
  } catch (error) {
    console.error(error);
    status = 500;
    body = '{"error":"failed"}';
  }
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
