type Sent = { status: number; headers: Headers; location: string; text: string };

/** Somebody who speaks HTTP with the running product the way a browser does: with every cookie it was given. */
export class CookiePerson {
  readonly origin: string;
  readonly jar = new Map<string, string>();

  constructor(origin: string, cookies: Iterable<readonly [string, string]> = []) {
    this.origin = origin;
    for (const [name, value] of cookies) this.jar.set(name, value);
  }

  /** The same cookies in another browser. */
  copy(): CookiePerson {
    return new CookiePerson(this.origin, this.jar);
  }

  /** What opens things. */
  get visitor(): string | undefined {
    return this.jar.get('saathi_visitor');
  }

  async call(
    method: string,
    path: string,
    options: { json?: unknown; headers?: Record<string, string> } = {},
  ) {
    const { json, headers } = options;
    const answer = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const sent: Sent = {
      status: answer.status,
      headers: answer.headers,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
    };
    return sent;
  }

  async json(method: string, path: string, json?: unknown): Promise<Record<string, unknown>> {
    const { text } = await this.call(method, path, { json: json ?? (method === 'GET' ? undefined : {}) });
    return JSON.parse(text) as Record<string, unknown>;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/max-age=0\b/i.test(line)) this.jar.delete(name);
    else this.jar.set(name, pair.slice(at + 1));
  }

  /** Goes to Google's consent page; its address. */
  async toGoogle(returnTo?: string, headers: Record<string, string> = {}): Promise<string> {
    const search = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
    return (await this.call('GET', `/auth/google${search}`, { headers })).location;
  }

  /** Chooses an account there, nobody for Cancel; the address Google sends the browser back to. */
  async choose(consent: string, sub: string): Promise<string> {
    const answer = await fetch(consent, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ sub }),
    });
    return answer.headers.get('location') ?? '';
  }

  /** The whole way; the answer that brings the browser back. */
  async signIn(sub: string, returnTo = '/'): Promise<Sent> {
    return this.call('GET', await this.choose(await this.toGoogle(returnTo), sub));
  }

  /** Whether the last sign-in went well; the page would say the rest. */
  get result(): string | undefined {
    return this.jar.get('saathi_sign_in')?.split('-')[0];
  }
}
