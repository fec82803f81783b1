import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Calls that store nothing that the next page would miss: it makes them again. */
const ASKED_AGAIN = ['/api/user/register', '/api/payment/verify'];

/** Sent with `keepalive`: it goes on without the page that was left, which hears of no answer. */
const GOES_ON = /^\/api\/chats\/[\w-]+\/read$/;

/** Leaving a page takes back what it was still asking. Nobody misses what is read, is asked again by the next page, or goes on. */
function takenBack(request: Request): boolean {
  const { pathname } = new URL(request.url());
  const askedAgain = request.method() === 'GET' || ASKED_AGAIN.includes(pathname);
  return (askedAgain || GOES_ON.test(pathname)) && request.failure()?.errorText === 'net::ERR_ABORTED';
}

/**
 * What a link's page will show is fetched ahead as soon as a pointer or the focus comes to the link. The browser tells of each
 * picture that is not drawn within a few seconds: because nobody followed the link, or because the machine was slow to.
 */
const aboutFetchedAhead = (text: string) => /\.svg was preloaded using link preload but not used/.test(text);

/** The product's pages register a worker, which all tests but its own have Playwright refuse (playwright.config.ts). */
const aboutRefusedWorker = (text: string) => text === 'Service Worker registration blocked by Playwright';

/**
 * Collects what a browser complains about: console errors and warnings, exceptions, violations of the content
 * security policy, failed requests, and requests to anybody but the product.
 */
export class StrayNoise {
  readonly #found: { url: string; text: string }[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #allowedTexts: RegExp[] = [];
  readonly #partners = new Set<string>();

  /** Names addresses whose requests fail on purpose in this test. */
  allow(...addresses: RegExp[]): void {
    this.#allowed.push(...addresses);
  }

  /** Names lines of the console that are written on purpose in this test. */
  allowText(...texts: RegExp[]): void {
    this.#allowedTexts.push(...texts);
  }

  /** Names another origin that this test's pages may ask. */
  allowOrigin(origin: string): void {
    this.#partners.add(origin);
  }

  /** @param origin of the product */
  async watch(context: BrowserContext, origin: string): Promise<void> {
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(
          `The content security policy refused ${event.blockedURI} (${event.effectiveDirective})`,
        ),
      ),
    );
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (thrown) => {
      const { message, stack } = thrown.error();
      this.#note('', `exception: ${stack ?? message}`);
    });
    context.on('requestfailed', (request) => {
      if (takenBack(request)) return;
      const why = request.failure()?.errorText ?? 'for no known reason';
      this.#note(request.url(), `${request.method()} ${request.url()} failed: ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(response.url(), `${response.status()} for ${response.url()}`);
    });
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      const known = asked === origin || this.#partners.has(asked);
      if (protocol.startsWith('http') && !known) this.#note('', `a third party: ${request.url()}`);
    });
  }

  /** What nobody allowed. */
  get stray(): string[] {
    return this.#found
      .filter(({ url }) => url === '' || !this.#allowed.some((address) => address.test(url)))
      .filter(({ text }) => !this.#allowedTexts.some((allowed) => allowed.test(text)))
      .map(({ text }) => text);
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    const text = message.text();
    if ((type !== 'error' && type !== 'warning') || aboutFetchedAhead(text) || aboutRefusedWorker(text))
      return;
    // The browser's own line about a failed request belongs to that request.
    const failed = text.startsWith('Failed to load resource');
    this.#note(failed ? message.location().url : '', `console ${type}: ${text}`);
  }

  #note(url: string, text: string): void {
    this.#found.push({ url, text });
  }
}
