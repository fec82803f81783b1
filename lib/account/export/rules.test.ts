import { expect, test } from 'vitest';
import { escapeHtml, factsTable, heading, messageHtml, pageStart, rowsTable, shown } from './rules';

const EVIL = `<script>alert("1")</script> & 'नमस्ते'`;
const TAME = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;नमस्ते&#39;';

test('whatever somebody wrote is text', () => {
  expect(escapeHtml(EVIL)).toBe(TAME);
  const pages = [
    factsTable({ [EVIL]: EVIL }),
    rowsTable([{ text: EVIL }]),
    messageHtml({ sender: 'user', content: EVIL, messageType: 'text', timestamp: new Date(0) }, 'Ananya'),
    messageHtml({ sender: 'ai', content: 'Hi', messageType: 'text', timestamp: new Date(0) }, EVIL),
    pageStart(EVIL, new Date(0)),
  ];
  for (const html of pages) {
    expect(html).not.toContain('<script');
    expect(html).toContain('नमस्ते');
  }
});

test('values are shown as a person reads them', () => {
  expect(shown(null)).toBe('–');
  expect(shown(true)).toBe('yes');
  expect(shown(['a', 'b'])).toBe('a, b');
  expect(shown({ utm_source: 'x' })).toBe('{"utm_source":"x"}');
  for (const moment of [new Date('2026-11-20T10:00:00Z'), '2026-11-20T10:00:00.123+00:00'])
    expect(shown(moment)).toMatch(/20.Nov.2026.+3:30.pm IST/);
  expect(heading('browserFingerprint')).toBe('Browser fingerprint');
  expect(heading('user_agent')).toBe('User agent');
});

test('nothing stored is said in words', () => {
  expect(rowsTable([])).toContain('Nothing is stored here.');
});
