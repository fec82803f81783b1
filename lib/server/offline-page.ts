import { createHash } from 'node:crypto';
import { BRAND } from '@/content/brand';
import { MAIN_HELPLINES } from '@/content/helplines';
import { languageNow, t } from '@/lib/kit/text';
import { contentPolicy } from './content-policy';

const STYLE = `:root{color-scheme:light dark;--ground:#fff8f1;--card:#fff;--line:#ead9d3;--ink:#2b1a22;--muted:#6b5560;--brand:#c42a57;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#1a1016;--card:#271a21;--line:#4a3540;--ink:#f7e9ee;--muted:#c3aab5;--brand:#ff8fae;--on-brand:#2b1a22}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:1.5rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}
p{margin:.75rem 0}.muted{color:var(--muted)}a{color:var(--brand);font-weight:600}
.again{display:inline-block;padding:.75rem 1.25rem;border:1.5px solid currentcolor;border-radius:999px;text-decoration:none}
.call{display:inline-block;padding:.75rem 1rem .75rem 0}
.kept{box-sizing:border-box;width:100%;max-width:28rem;min-height:100vh;place-self:stretch center;display:flex;flex-direction:column;padding:0 1rem;font-size:.9375rem}
.kept p{margin:.25rem 0}.kept h1{margin:.75rem 0 .25rem;font-size:1.25rem}.kept .again{margin:.5rem 0;padding:.5rem 1rem}
.kept ul{flex:1;margin:0;padding:0;list-style:none}.kept li{border-bottom:1.5px solid var(--line)}
.kept li a{display:block;padding:.75rem 0;color:inherit;text-decoration:none;font-weight:400}.kept li b,.kept li span{display:block}
.kept footer{border-top:1.5px solid var(--line);padding:.25rem 0 env(safe-area-inset-bottom);font-size:.8125rem}.row{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem}.row .muted{flex:1 1 10rem}.row .again{margin:0}.kept .call{padding-right:.5rem}.back{display:inline-block;padding:.75rem 1rem .25rem 0}
.talk{height:100vh;height:100dvh}
.words{flex:1 0 12rem;overflow-y:auto;display:flex;flex-direction:column-reverse;height:0}.words>div{margin-bottom:auto}
.day{text-align:center;color:var(--muted);font-size:.8125rem}
.own,.companion,.note{width:fit-content;max-width:88%;box-sizing:border-box;margin:.375rem 0;padding:.5rem .875rem;border:1.5px solid var(--line);border-radius:1.25rem;background:var(--card)}
.own{margin-left:auto;border-color:var(--brand);background:var(--brand);color:var(--on-brand)}.note{max-width:100%}
.words p{margin:0;white-space:pre-wrap}.words time{display:block;text-align:right;font-size:.75rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Numbers to call, which needs no internet. */
export const offlineHelp = () => {
  const language = languageNow() === 'hi' ? 'hi' : 'en';
  const calls = MAIN_HELPLINES.map(
    ({ href, address, name }) => `<a class="call" href="${href}">${name[language]} · ${address}</a>`,
  );
  return `<p class="muted">${t('In danger, or is it all too much? A call needs no internet.')}</p><p>${calls.join(' ')}</p>`;
};

/** The same address once more. */
export const offlineAgain = () => `<p><a class="again" href="">${t('Try again')}</a></p>`;

/** What stands in place of a page that the network does not bring: whole in itself, without a script. */
export const offlineDocument = (body: string) =>
  `<!doctype html><html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('You are offline')} · ${BRAND.name}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** @param ways what else there is to do than to try again */
export const offlineBody = (ways: string) =>
  `<main><h1>${t('You are offline')}</h1><p>${t('{brand} comes from the internet, and there is none at the moment. What waits in a chat is kept on this device: it goes out when you open that chat again.', { brand: BRAND.name })}</p>${ways}${offlineAgain()}${offlineHelp()}</main>`;

/** The same for everybody who keeps nothing. */
export const offlinePage = () => offlineDocument(offlineBody(''));

export const OFFLINE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy({
    'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  }),
  'referrer-policy': 'strict-origin-when-cross-origin',
};
