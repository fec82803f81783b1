import { createHash } from 'node:crypto';
import { BRAND } from '@/content/brand';
import { MAIN_HELPLINES } from '@/content/helplines';
import { contentPolicy } from './content-policy';

const STYLE = `:root{color-scheme:light dark;--ground:#fff8f1;--ink:#2b1a22;--muted:#6b5560;--brand:#c42a57}
@media(prefers-color-scheme:dark){:root{--ground:#1a1016;--ink:#f7e9ee;--muted:#c3aab5;--brand:#ff8fae}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:1.5rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}
p{margin:.75rem 0}.muted{color:var(--muted)}a{color:var(--brand);font-weight:600}
.again{display:inline-block;padding:.75rem 1.25rem;border:1.5px solid currentcolor;border-radius:999px;text-decoration:none}
.call{display:inline-block;padding:.75rem 1rem .75rem 0}`;

/** Numbers to call, which needs no internet. */
const LINES = MAIN_HELPLINES.map(
  ({ href, address, name }) => `<a class="call" href="${href}">${name.en} · ${address}</a>`,
).join(' ');

/**
 * What stands in place of a page that the network does not bring: whole in itself, the same for everybody, without a script. The
 * link asks for the same address again.
 */
export const OFFLINE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>You are offline · ${BRAND.name}</title><style>${STYLE}</style></head><body><main><h1>You are offline</h1><p>${BRAND.name} comes from the internet, and there is none at the moment. What waits in a chat is kept on this device: it goes out when you open that chat again.</p><p><a class="again" href="">Try again</a></p><p class="muted">In danger, or is it all too much? A call needs no internet.</p><p>${LINES}</p></main></body></html>`;

export const OFFLINE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy({
    'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  }),
  'referrer-policy': 'strict-origin-when-cross-origin',
};
