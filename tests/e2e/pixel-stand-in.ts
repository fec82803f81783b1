import type { BrowserContext, Request } from '@playwright/test';

/** Meta's script as far as our frame needs it: takes what is queued, and sends what it can see besides. */
const SCRIPT = `
const handle = (method, ...rest) => {
  if (method !== 'track' && method !== 'trackCustom') return;
  const [name, params, options] = rest;
  const query = new URLSearchParams({
    ev: name, kind: method, dl: location.href, rl: document.referrer, cookie: document.cookie,
    cd: JSON.stringify(params ?? {}), eid: options?.eventID ?? '',
  });
  let parentPage = 'hidden';
  try { parentPage = parent.location.href; } catch {}
  query.set('parent', parentPage);
  new Image().src = 'https://www.facebook.com/tr/?' + query;
};
for (const call of fbq.queue.splice(0)) handle(...call);
fbq.callMethod = handle;
`;

export type Sent = {
  name: string;
  kind: string;
  params: Record<string, unknown>;
  eventId: string;
  /** The whole request: its address, its headers. */
  raw: string;
  seen: { address: string; referrer: string; cookie: string; parent: string };
};

/** Stands in for Meta's servers in one browser, and writes down every request to them. */
export class PixelStandIn {
  readonly requests: Request[] = [];
  readonly sent: Sent[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.route('https://connect.facebook.net/**', (route) => {
      this.requests.push(route.request());
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    await context.route('https://www.facebook.com/**', (route) => {
      const request = route.request();
      this.requests.push(request);
      const { searchParams } = new URL(request.url());
      const read = (name: string) => searchParams.get(name) ?? '';
      this.sent.push({
        name: read('ev'),
        kind: read('kind'),
        params: JSON.parse(read('cd')) as Record<string, unknown>,
        eventId: read('eid'),
        raw: decodeURIComponent(request.url()) + JSON.stringify(request.headers()),
        seen: {
          address: read('dl'),
          referrer: read('rl'),
          cookie: read('cookie'),
          parent: read('parent'),
        },
      });
      return route.fulfill({
        contentType: 'image/gif',
        body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
      });
    });
  }

  names(): string[] {
    return this.sent.map(({ name }) => name);
  }
}
