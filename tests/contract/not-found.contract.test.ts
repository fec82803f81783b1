import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { HINDI_TEXTS } from '@/content/interface/hindi';
import { HINGLISH_TEXTS } from '@/content/interface/hinglish';
import { Person } from '../setup/http-person';

const product = inject('product');

/** What a person without scripts reads of a document, or a robot. */
function readDocument(html: string) {
  const body = html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
  const headings = [...body.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  return { headings, links: [...body.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href) };
}

const PAGES: readonly [path: string, heading: string, wayOut: string][] = [
  ['/no-such-page', '404 Page Not Found', '/'],
  ['/marketing/x', '404 Page Not Found', '/'],
  ['/blogs/no-such-article', '404 Page Not Found', '/'],
  ['/blogs/authors/nobody', '404 Page Not Found', '/'],
  ['/admin', '404 Page Not Found', '/'],
  ['/psychologist/no-such-companion/profile', 'Psychologist Not Found', '/psychologist'],
  [`/psychologist/${randomUUID()}/profile`, 'Psychologist Not Found', '/psychologist'],
  ['/psychologist/%20/profile', 'Psychologist Not Found', '/psychologist'],
  ['/psychologist/topic/no-such-topic', 'Topic not found', '/psychologist'],
  [`/chat/${randomUUID()}`, 'This chat does not exist.', '/'],
  ['/chat/none', 'This chat does not exist.', '/'],
  [`/paywall/${randomUUID()}`, 'This chat does not exist.', '/'],
  ['/paywall/none', 'This chat does not exist.', '/'],
  ['/account/receipts/none', 'Receipt', '/account'],
];

test.each(PAGES)(
  '%s is a whole document that says so without scripts, with status 404',
  async (path, heading, wayOut) => {
    for (const person of [new Person(product.url), await new Person(product.url).register()]) {
      const { status, text } = await person.get(path);
      expect(status).toBe(404);
      expect(text).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/);
      expect(text).not.toContain('__next_error__');
      expect(text).toMatch(/<title>[^<]+<\/title>/);
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      const { headings, links } = readDocument(text);
      expect(headings).toEqual([heading]);
      expect(links).toContain(wayOut);
    }
  },
);

test('the result of a payment is whole for whoever has the address, also where the chat is not theirs', async () => {
  // It is about the order: whoever pays in another app may come back in a browser that knows nothing of the chat.
  const { status, text } = await new Person(product.url).get(`/post-payment/${randomUUID()}`);
  expect(status).toBe(200);
  expect(text).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/);
  expect(readDocument(text).headings).toHaveLength(1);
});

test('somebody else’s chat and its paywall do not exist either', async () => {
  const sessionId = await (await new Person(product.url).register()).startChat();
  const stranger = await new Person(product.url).register();
  for (const path of [`/chat/${sessionId}`, `/paywall/${sessionId}`]) {
    const { status, text } = await stranger.get(path);
    expect(status).toBe(404);
    expect(readDocument(text).headings).toEqual(['This chat does not exist.']);
  }
});

const LANGUAGES = [
  [HINDI_TEXTS, 'hi', 'hi', 'hi-IN,hi;q=0.9,en;q=0.8'],
  [HINGLISH_TEXTS, 'hi-Latn', 'hinglish', 'hi-Latn,en;q=0.8'],
] as const;

test.each(LANGUAGES)(
  'the page of an unknown address is whole in the language of who asks, chosen or the browser’s (%#)',
  async (texts, tag, cookie, wanted) => {
    const asked: Record<string, string>[] = [
      { cookie: `language=${cookie}` },
      { cookie: `language=${cookie}`, 'accept-language': 'en-IN' },
      { 'accept-language': wanted },
    ];
    for (const headers of asked)
      for (const path of ['/no-such-page', '/marketing/x', '/blogs/no-such-article', '/admin']) {
        const { status, text } = await new Person(product.url).call('GET', path, { headers });
        expect(status).toBe(404);
        expect(text, path).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${tag}"`));
        expect(text).not.toContain('__next_error__');
        expect(text).toContain(`<title>${texts['Page not found']} · `);
        expect(text).toMatch(/<meta name="robots" content="noindex/);
        expect(text).toContain(String(texts['Did you forget to add the page to the router?']));
        const { headings, links } = readDocument(text);
        expect(headings).toEqual([texts['404 Page Not Found']]);
        expect(links).toContain('/');
      }
  },
);

test('who chose English has it, whatever the browser wants', async () => {
  const headers = { cookie: 'language=en', 'accept-language': 'hi-IN,hi;q=0.9' };
  const { text } = await new Person(product.url).call('GET', '/no-such-page', { headers });
  expect(text).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/);
  expect(readDocument(text).headings).toEqual(['404 Page Not Found']);
});
