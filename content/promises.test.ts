import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LegalPage } from '@/content/formats';
import { linesOf, plainText } from '@/lib/content/rules';
import { findLegalPage } from '@/lib/content/service';

const PAGES = ['contact', 'terms', 'privacy', 'safety', 'refund-policy'] as const;
type Slug = (typeof PAGES)[number];

/** What mostly makes a sentence a promise. The periods of the privacy notice have tests of their own (docs/promises.md). */
const SOUNDS_LIKE_ONE = /\b(hours?|days|months|never|at once|by (itself|themselves))\b/i;

type Row = { page: string; sentence: string; keeper: string | undefined };

const rows: Row[] = [
  ...readFileSync('docs/promises.md', 'utf8').matchAll(
    /^\| (contact|terms|privacy|safety|refund-policy) \| (.+?) \|(?: `([^`]+)` \|)?$/gm,
  ),
].map(([, page = '', sentence = '', keeper]) => ({ page, sentence, keeper }));

const linesOfPage = ({ body }: LegalPage) => body.flatMap(linesOf).map(plainText);
const rowsOf = (slug: Slug) => rows.filter(({ page }) => page === slug);

describe.each(PAGES)('/%s', (slug) => {
  test('still says every sentence that docs/promises.md has of it', async () => {
    const lines = linesOfPage(await findLegalPage(slug));
    const gone = rowsOf(slug).filter(({ sentence }) => !lines.some((line) => line.includes(sentence)));
    expect(gone).toEqual([]);
    expect(rowsOf(slug).length).toBeGreaterThan(2);
  });

  test.skipIf(slug === 'privacy')('says nothing that sounds like a promise and is not there', async () => {
    const sentences = linesOfPage(await findLegalPage(slug)).flatMap((line) => line.split(/(?<=[.!?:;])\s+/));
    const known = (sentence: string) =>
      rowsOf(slug).some((row) => sentence.includes(row.sentence) || row.sentence.includes(sentence));
    expect(sentences.filter((one) => SOUNDS_LIKE_ONE.test(one) && !known(one))).toEqual([]);
  });
});

test('each promise is kept by a test or a part of the console that there is', () => {
  const keepers = rows.flatMap(({ keeper }) => keeper ?? []);
  expect(keepers.length).toBeGreaterThan(50);
  const fileOf = (keeper: string) => (keeper.startsWith('/') ? `app/(admin)${keeper}/page.tsx` : keeper);
  expect(keepers.filter((keeper) => !existsSync(fileOf(keeper)))).toEqual([]);
});
