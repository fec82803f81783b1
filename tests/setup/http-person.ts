import { randomInt, randomUUID } from 'node:crypto';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** An address of the range for benchmarks: free starters are counted by address. */
const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Somebody who speaks HTTP with the running product and keeps its cookie. */
export class Person {
  readonly origin: string;
  /** Where a trusted proxy says this person comes from. */
  readonly #address = someAddress();
  cookie = '';
  id = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  async call(method: string, path: string, options: RequestInit & { json?: unknown } = {}): Promise<Answer> {
    const { json, headers, ...rest } = options;
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...rest,
    });
    const given = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (given) this.cookie = given;
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text), text };
  }

  post(path: string, json: unknown): Promise<Answer> {
    return this.call('POST', path, { json });
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** A guest of a browser of its own. */
  async register(browserFingerprint: string = randomUUID()): Promise<this> {
    const { body } = await this.post('/api/user/register', { browserFingerprint });
    this.id = String(body.id);
    return this;
  }

  /** The id of a new friendly chat. */
  async startChat(): Promise<string> {
    const { body } = await this.post('/api/chat/session', { chatType: 'friendly' });
    return String(body.id);
  }

  send(sessionId: string, content: string, clientMessageId: string = randomUUID()): Promise<Answer> {
    return this.post('/api/chat/message', { sessionId, sender: 'user', content, clientMessageId });
  }

  async balance(): Promise<number> {
    return Number((await this.get('/api/user/me')).body.messageBalance);
  }
}
