/** The look that pages of stand-ins share. */
const STYLE = `
:root { color-scheme: light dark; --page: #f3f4f6; --card: #ffffff; --ink: #1b1f24; --soft: #4b5563; --line: #c4cad3; --go: #0b6b3a; --note: #fff3d6; --noteink: #5c3d00 }
@media (prefers-color-scheme: dark) { :root { --page: #14171b; --card: #1f242b; --ink: #f2f4f7; --soft: #b4bcc8; --line: #4a535f; --go: #7be0a8; --note: #4a3510; --noteink: #ffe7b3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem }
.note { margin: 0; padding: .75rem 1rem; border-radius: .75rem; background: var(--note); color: var(--noteink) }
.card { padding: 1.25rem; border-radius: 1rem; background: var(--card); border: 1px solid var(--line); display: grid; gap: .75rem }
h1 { margin: 0; font-size: 1.125rem }
p { margin: 0; overflow-wrap: anywhere }
form { display: grid; gap: .75rem }
button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: inherit; font: inherit; cursor: pointer; overflow-wrap: anywhere }
button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
`;

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A page of a stand-in, as an answer. */
export function htmlPage({
  status,
  title,
  note,
  style,
  main,
}: {
  status: number;
  title: string;
  /** HTML that says what the page stands in for. */
  note: string;
  /** Rules beside the ones that all pages share. */
  style: string;
  /** HTML. */
  main: string;
}): { status: number; headers: Record<string, string>; body: string } {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'",
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
<style>${STYLE}${style}</style>
</head>
<body>
<main>
<p class="note" role="note">${note}</p>
${main}
</main>
</body>
</html>
`,
  };
}
