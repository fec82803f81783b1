import { createHash } from 'node:crypto';
import { LEFT_KEY } from '@/lib/client/left-tab';
import { asRouteHandler } from './call';
import { contentPolicy } from './content-policy';
import { plainAnswer } from './plain-answer';

const STYLE = `:root{color-scheme:light dark;--ground:#fff;--ink:#222}
@media(prefers-color-scheme:dark){:root{--ground:#1c1c1c;--ink:#eee}}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
ul{margin:0;padding:0;list-style:none}label{display:flex;gap:.75rem;align-items:center;min-height:3rem}
input{flex:none;width:1.25rem;height:1.25rem;margin:0}`;

/** An entry of its own on top: what lay ahead in the browser's history is gone (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-pushstate). */
const SCRIPT = `try{sessionStorage.setItem('${LEFT_KEY}','1')}catch{name='${LEFT_KEY}'}
if(history.state===null){history.replaceState(1,'');history.pushState(1,'')}`;

const ICON = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#888" d="M3 1h10v14H3z"/><path stroke="#fff" d="M5 5h6M5 8h6M5 11h4"/></svg>',
);

const THINGS = ['Rice', 'Dal', 'Onions', 'Tomatoes', 'Milk', 'Tea', 'Soap', 'Batteries'];

const LINES = THINGS.map((thing) => `<li><label><input type="checkbox">${thing}</label></li>`).join('');

/** What is shown in place of a chat that is left quickly: whole in itself, the same for everybody, and it names nothing. */
export const NOTES_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Notes</title><link rel="icon" href="data:image/svg+xml,${ICON}"><style>${STYLE}</style></head><body><main><h1>Shopping list</h1><ul>${LINES}</ul></main><script>${SCRIPT}</script></body></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const NOTES_POLICY = contentPolicy({
  'style-src': [hashOf(STYLE)],
  'script-src': [hashOf(SCRIPT)],
  'img-src': ['data:'],
});

/** It knows no caller, sets no cookie, and asks for nothing more. */
export const notesPage = asRouteHandler(async () =>
  plainAnswer({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': NOTES_POLICY,
      'cache-control': 'public, max-age=3600',
    },
    body: NOTES_PAGE,
  }),
);
