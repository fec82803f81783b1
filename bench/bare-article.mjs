// The floor under a written page: an article's words with nothing around them.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../dev/project.mjs';

const ARTICLE = '.next/content/blogs~work-life-balance-and-relationships';

/** @returns {{ html: Buffer, gzip: Buffer }} */
export function bareArticle() {
  const page = readFileSync(inProject(ARTICLE), 'utf8');
  const [body = ''] = /<article>[\s\S]*?<\/article>/.exec(page) ?? [];
  const words = body
    .replaceAll(/<(script|svg|nav|button)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<img\b[^>]*>|<\/?(?:div|span|sup|article)\b[^>]*>/g, '')
    .replaceAll(/ (?:class|id|aria-\w+|role)="[^"]*"/g, '');
  const html = Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body>${words}</body></html>`,
  );
  return { html, gzip: gzipSync(html, { level: 9 }) };
}
