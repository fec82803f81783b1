import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { solve } from '@/tests/setup/solve';
import { requireLoopback } from './loopback';

export type Answer = {
  /** 0: no answer came. */
  status: number;
  text: string;
  body: Record<string, unknown>;
  location: string;
  /** From the first byte sent to the last one received. */
  ms: number;
};

/** What a visitor tells whoever sent it: what was answered, and which rows of the database are its own. */
export type Witness = {
  saw(answer: Answer, route: string): void;
  /** A user, or a chat without a user. */
  owns(id: string): void;
  ordered(orderId: string): void;
  startedChat(id: string): void;
};

const NOBODY: Witness = {
  saw: () => undefined,
  owns: () => undefined,
  ordered: () => undefined,
  startedChat: () => undefined,
};

/** Where the product is; with several processes also what they listen at, and a request comes to any of them, as behind a proxy that deals them out. */
export type Site = { origin: string; ports?: readonly number[] };

const ANSWER_LIMIT_MS = 40_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

function objectIn(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

type Sent = { json?: unknown; body?: string; headers?: Record<string, string> };

/** Somebody with a browser of their own: an address, the cookies it was given, and nothing that a browser could not send. */
export class Visitor {
  readonly jar = new Map<string, string>();
  readonly fingerprint: string;
  userId = '';

  constructor(
    private readonly site: Site,
    readonly address: string,
    private readonly witness: Witness = NOBODY,
    fingerprint: string = randomUUID(),
  ) {
    requireLoopback(site.origin);
    this.fingerprint = fingerprint;
  }

  /** One request; what does not answer has status 0. */
  async call(method: string, path: string, { json, body, headers }: Sent = {}): Promise<Answer> {
    const sent = json === undefined ? body : JSON.stringify(json);
    const { origin, ports = [] } = this.site;
    const url = new URL(path, origin);
    const { host } = url;
    const port = ports[Math.floor(Math.random() * ports.length)];
    // A stand-in has a port of its own.
    if (port !== undefined && url.origin === origin) url.port = String(port);
    requireLoopback(url.href);
    const answer = await this.#send(url, method, sent, {
      host,
      'x-forwarded-for': this.address,
      ...(this.jar.size > 0
        ? { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...(sent === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
      ...headers,
    });
    this.witness.saw(answer, `${method} ${path}`);
    return answer;
  }

  #send(
    url: URL,
    method: string,
    sent: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const since = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, text: string, location = '') =>
        resolve({ status, text, body: objectIn(text), location, ms: performance.now() - since });
      const request = http.request(url, { method, agent, headers, timeout: ANSWER_LIMIT_MS }, (response) => {
        const chunks: Buffer[] = [];
        for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => end(0, error.message));
        response.on('end', () =>
          end(
            response.statusCode ?? 0,
            Buffer.concat(chunks).toString('latin1'),
            response.headers.location ?? '',
          ),
        );
      });
      request.on('timeout', () => request.destroy(new Error('No answer came in time.')));
      request.on('error', (error) => end(0, error.message));
      request.end(sent);
    });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/max-age=0\b/i.test(line)) this.jar.delete(name);
    else this.jar.set(name, pair.slice(at + 1));
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, json: unknown = {}): Promise<Answer> {
    return this.call('POST', path, { json });
  }

  /** The same cookies in another browser. */
  copy(): Visitor {
    const other = new Visitor(this.site, this.address, this.witness, this.fingerprint);
    for (const [name, value] of this.jar) other.jar.set(name, value);
    return other;
  }

  #know(answer: Answer): Answer {
    if (answer.status === 200 && typeof answer.body.id === 'string') {
      this.userId = answer.body.id;
      this.witness.owns(this.userId);
    }
    return answer;
  }

  async me(): Promise<Answer> {
    return this.#know(await this.get('/api/user/me'));
  }

  async register(): Promise<Answer> {
    return this.#know(
      await this.post('/api/user/register', { browserFingerprint: this.fingerprint, deviceType: 'mobile' }),
    );
  }

  /** Registers, and does the work that a busy network is asked for. */
  async arrive(): Promise<Answer> {
    const registered = await this.register();
    const { starterChallenge } = registered.body;
    if (registered.status !== 200 || !starterChallenge) return registered;
    const proof = solve(starterChallenge as Parameters<typeof solve>[0]);
    return this.#know(await this.post('/api/user/starter', { proof }));
  }

  async startChat(chatType = 'friendly'): Promise<Answer> {
    const answer = await this.post('/api/chat/session', {
      chatType,
      browserFingerprint: this.fingerprint,
      clientSessionId: randomUUID(),
    });
    if (answer.status === 200) {
      this.witness.startedChat(String(answer.body.id));
      if (this.userId === '') this.witness.owns(String(answer.body.id));
    }
    return answer;
  }

  send(sessionId: string, content: string): Promise<Answer> {
    return this.post('/api/chat/message', {
      ...{ sessionId, sender: 'user', content, clientMessageId: randomUUID() },
    });
  }

  /** Orders by any of the calls that do. */
  async order(path: string, json: unknown): Promise<Answer> {
    const answer = await this.post(path, json);
    if (answer.status === 200) this.witness.ordered(String(answer.body.order_id));
    return answer;
  }

  recharge(planId = 'starter'): Promise<Answer> {
    return this.order('/api/payment/recharge', { userId: this.userId, planId });
  }

  /** The whole way through Google's stand-in as the account of that subject. @returns whether it went well */
  async signIn(sub: string): Promise<boolean> {
    const consent = (await this.get('/auth/google?returnTo=/')).location;
    if (consent === '') return false;
    const choice = new URLSearchParams({ sub }).toString();
    const chosen = await fetch(requireLoopback(consent), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: choice,
    });
    const back = chosen.headers.get('location') ?? '/';
    await chosen.body?.cancel();
    await this.get(back);
    return (await this.me()).body.isGoogleAuthenticated === true;
  }
}
