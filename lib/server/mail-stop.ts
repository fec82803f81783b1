import { createHash } from 'node:crypto';
import { BRAND } from '@/content/brand';
import { NOTIFICATIONS_PATH } from '@/lib/client/paths';
import { AppError } from '@/lib/kit/app-error';
import { languageNow, t } from '@/lib/kit/text';
import {
  CHANGE_AGAIN,
  NO_LINK_TITLE,
  NO_SUCH_LINK,
  STOP,
  STOP_ABOUT,
  STOP_TITLE,
  STOPPED_ABOUT,
  STOPPED_TITLE,
} from '@/lib/users/mailing/copy';
import { readStopLink, stopMails } from '@/lib/users/mailing/service';
import { answerWith, type Outcome } from './answer';
import { asRouteHandler, type CallRequest, type Params } from './call';
import { contentPolicy } from './content-policy';
import { inPageLanguage } from './page-language';
import { ports } from './ports';
import { jobScope } from './scope';

const STYLE = `:root{color-scheme:light dark;--ground:#fff8f1;--ink:#2b1a22;--brand:#c42a57;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#1a1016;--ink:#f7e9ee;--brand:#ff8fae;--on-brand:#2b1a22}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:26rem;padding:1.5rem;overflow-wrap:anywhere}h1{margin:0;font-size:1.5rem;line-height:1.25}
p{margin:.75rem 0}button{min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:999px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;padding:.75rem 0;color:var(--brand);font-weight:600}`;

const POLICY = contentPolicy({
  'style-src': [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  'form-action': ["'self'"],
});

/** Whole in itself and without a script: a mail program shows it, too. All of its words are ours. */
function page(status: number, title: string, body: string): Outcome {
  return {
    status,
    body: null,
    written: `<!doctype html><html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${BRAND.name}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      // The address is the key.
      'referrer-policy': 'no-referrer',
    },
  };
}

const toChoices = () => `<p><a href="${NOTIFICATIONS_PATH}">${t(CHANGE_AGAIN)}</a></p>`;

const noLink = () => page(404, t(NO_LINK_TITLE), `<p>${t(NO_SUCH_LINK)}</p>${toChoices()}`);

/** Answers in the language of the browser; a link that is none of ours with a page that says so. */
const inItsLanguage = (request: CallRequest, work: () => Outcome | Promise<Outcome>): Promise<Outcome> =>
  inPageLanguage(
    (name) => request.header(name) ?? undefined,
    async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return noLink();
        throw error;
      }
    },
  );

/**
 * One call of it. It reads no cookie and sets none: who holds the mail may stop it, whoever is signed in here.
 * @param method as the log names it: the address itself is never logged
 */
const byLink = (method: 'GET' | 'POST', work: (token: string) => Outcome | Promise<Outcome>) =>
  asRouteHandler((request: CallRequest, { token }: Params) =>
    answerWith(`${method} /mail/stop/{token}`, (trail) => {
      trail.isNameless = true;
      return inItsLanguage(request, () => work(String(token)));
    }),
  );

/** `GET`: asks first, because programs that look for dangerous links open every one in a mail (RFC 8058, section 1). */
export const showMailStop = byLink('GET', (token) => {
  const kind = readStopLink(ports(), token);
  return page(
    200,
    t(STOP_TITLE),
    `<p>${t(STOP_ABOUT[kind])}</p><form method="post"><button>${t(STOP)}</button></form>`,
  );
});

/** `POST`: stops them, sent by the button above or, as `List-Unsubscribe=One-Click`, by a mail program (RFC 8058, section 3.2). */
export const stopByLink = byLink('POST', async (token) => {
  const kind = await stopMails({ ...jobScope(), ...ports() }, token);
  return page(200, t(STOPPED_TITLE), `<p>${t(STOPPED_ABOUT[kind])}</p>${toChoices()}`);
});
