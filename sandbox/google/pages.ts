import { PEOPLE, type Person } from './people.ts';
import type { Answer } from './wire.ts';

const STYLE = `
:root { color-scheme: light dark; --page: #f3f4f6; --card: #ffffff; --ink: #1b1f24; --soft: #4b5563; --line: #c4cad3; --note: #fff3d6; --noteink: #5c3d00 }
@media (prefers-color-scheme: dark) { :root { --page: #14171b; --card: #1f242b; --ink: #f2f4f7; --soft: #b4bcc8; --line: #4a535f; --note: #4a3510; --noteink: #ffe7b3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem }
.note { margin: 0; padding: .75rem 1rem; border-radius: .75rem; background: var(--note); color: var(--noteink) }
.card { padding: 1.25rem; border-radius: 1rem; background: var(--card); border: 1px solid var(--line); display: grid; gap: .75rem }
h1 { margin: 0; font-size: 1.125rem }
p { margin: 0; color: var(--soft) }
form { display: grid; gap: .5rem }
button { min-height: 3.25rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: inherit; font: inherit; text-align: left; cursor: pointer; overflow-wrap: anywhere }
button span { display: block; color: var(--soft); font-size: .875rem }
button.cancel { text-align: center; font-weight: 600 }
button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function page(status: number, title: string, main: string): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note" role="note"><strong>Test sign-in.</strong> This page is a stand-in for Google. These people do not exist.</p>
<section class="card">${main}</section>
</main>
</body>
</html>
`,
  };
}

const button = ({ sub, name, email }: Person) =>
  `<button name="sub" value="${escaped(sub)}">${escaped(name)}<span>${escaped(email)}</span></button>`;

/** Where a person chooses an account, or cancels. The form goes back to the address it came from, query and all. */
export function consentPage(clientName: string): Answer {
  return page(
    200,
    'Choose an account',
    `<h1>Choose an account</h1><p>to continue to ${escaped(clientName)}</p>
<form method="post">${PEOPLE.map(button).join('')}<button class="cancel" name="sub" value="">Cancel</button></form>`,
  );
}

export function messagePage(status: number, title: string, text: string): Answer {
  return page(status, title, `<h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p>`);
}
