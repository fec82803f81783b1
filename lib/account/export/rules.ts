const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign);
}

const WHEN = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A timestamp in PostgreSQL's JSON format. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The text of a table cell: moments in Indian time, a dash for nothing. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return `${WHEN.format(value)} IST`;
  if (typeof value === 'string' && MOMENT.test(value)) return shown(new Date(value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** "browserFingerprint" and "browser_fingerprint" both become "Browser fingerprint". */
export function heading(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const cell = (value: unknown) => `<td>${escapeHtml(shown(value))}</td>`;

/** A table with one row per fact. */
export function factsTable(facts: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(facts).map(
    ([key, value]) => `<tr><th scope="row">${escapeHtml(heading(key))}</th>${cell(value)}</tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** A table of rows with the same columns. */
export function rowsTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (!first) return '<p>Nothing is stored here.</p>';
  const keys = Object.keys(first);
  const head = keys.map((key) => `<th scope="col">${escapeHtml(heading(key))}</th>`).join('');
  const body = rows.map((row) => `<tr>${keys.map((key) => cell(row[key])).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

export const titleOf = (title: string): string => `<h2>${escapeHtml(title)}</h2>`;

export function section(title: string, inner: string): string {
  return `<section>${titleOf(title)}${inner}</section>\n`;
}

export type ExportedMessage = { sender: string; content: string; messageType: string; timestamp: Date };

const SPEAKER: Readonly<Record<string, string>> = { user: 'You', system: 'Notice' };

/** One message of a chat. */
export function messageHtml(message: ExportedMessage, companionName: string): string {
  const who = SPEAKER[message.sender] ?? companionName;
  return `<p class="${message.sender === 'user' ? 'own' : 'other'}"><b>${escapeHtml(who)}</b> <small>${escapeHtml(
    shown(message.timestamp),
  )}</small><br>${escapeHtml(message.content)}</p>\n`;
}

const STYLE = `body{font:16px/1.5 system-ui,"Noto Sans Devanagari",sans-serif;max-width:760px;margin:0 auto;padding:24px 16px;color:#24131f;background:#fff8f1}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #e3d5c9;padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
tbody th,table>tr>th{width:40%}.wide{overflow-x:auto}p{white-space:pre-wrap;overflow-wrap:anywhere}
.own,.other{padding:8px 12px;border-radius:12px;margin:6px 0;background:#fff;border:1px solid #f0e2d6}.own{margin-left:15%;background:#ffe3ea}.other{margin-right:15%}`;

/** The start of the page. It has no scripts and loads nothing, so that it works when opened from disk. */
export function pageStart(title: string, madeAt: Date): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(title)}</h1><p>Made on ${escapeHtml(shown(madeAt))}. All times are in India.</p>
`;
}

export const PAGE_END = '</body></html>\n';
