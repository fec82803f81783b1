import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LegalPage } from '@/content/formats';
import { linesOf, plainText } from '@/lib/content/rules';
import { findLegalPage } from '@/lib/content/service';

const PAGES = ['contact', 'terms', 'privacy', 'safety', 'refund-policy'] as const;
type Slug = (typeof PAGES)[number];

/** What mostly makes a sentence a promise. */
const SOUNDS_LIKE_ONE = /\b(hours?|days|months|never|at once|by (itself|themselves))\b/i;
/** The same without periods: those of the privacy notice's list of data have tests of their own (docs/promises.md). */
const SOUNDS_LIKE_ONE_OF_DATA = /\b(never|at once|by (itself|themselves))\b/i;
const LIST_OF_DATA = 'what-and-why';

type Row = { page: string; sentence: string; keeper: string | undefined };

const rows: Row[] = [
  ...readFileSync('docs/promises.md', 'utf8').matchAll(
    /^\| (contact|terms|privacy|safety|refund-policy) \| (.+?) \|(?: `([^`]+)` \|)?$/gm,
  ),
].map(([, page = '', sentence = '', keeper]) => ({ page, sentence, keeper }));

const linesOfPage = ({ body }: LegalPage) => body.flatMap(linesOf).map(plainText);
/** Lines with what makes one of them a promise. */
function watched({ body }: LegalPage): [line: string, sounds: RegExp][] {
  let section = '';
  return body.flatMap((block) => {
    if (block.kind === 'heading') section = block.id;
    const isData = section === LIST_OF_DATA && block.kind === 'list';
    const sounds = isData ? SOUNDS_LIKE_ONE_OF_DATA : SOUNDS_LIKE_ONE;
    return linesOf(block).map((line): [string, RegExp] => [plainText(line), sounds]);
  });
}
const rowsOf = (slug: Slug) => rows.filter(({ page }) => page === slug);

describe.each(PAGES)('/%s', (slug) => {
  test('still says every sentence that docs/promises.md has of it', async () => {
    const lines = linesOfPage(await findLegalPage(slug));
    const gone = rowsOf(slug).filter(({ sentence }) => !lines.some((line) => line.includes(sentence)));
    expect(gone).toEqual([]);
    expect(rowsOf(slug).length).toBeGreaterThan(2);
  });

  test('says nothing that sounds like a promise and is not there', async () => {
    const found = watched(await findLegalPage(slug)).flatMap(([line, sounds]) =>
      line.split(/(?<=[.!?:;])\s+/).filter((sentence) => sounds.test(sentence)),
    );
    const known = (sentence: string) =>
      rowsOf(slug).some((row) => sentence.includes(row.sentence) || row.sentence.includes(sentence));
    expect(found.filter((one) => !known(one))).toEqual([]);
  });
});

test('each promise is kept by a test or a part of the console that there is', () => {
  const keepers = rows.flatMap(({ keeper }) => keeper ?? []);
  expect(keepers.length).toBeGreaterThan(50);
  const fileOf = (keeper: string) => (keeper.startsWith('/') ? `app/(admin)${keeper}/page.tsx` : keeper);
  expect(keepers.filter((keeper) => !existsSync(fileOf(keeper)))).toEqual([]);
});

test.each([
  ['SafetyEvent', ['id', 'kind', 'rule', 'sessionId', 'messageId', 'createdAt', 'session', 'mark']],
  [
    'AiUsage',
    [
      ...[
        'id',
        'ownerId',
        'sessionId',
        'turnId',
        'model',
        'promptVersion',
        'promptTokens',
        'completionTokens',
      ],
      ...['tries', 'latencyMs', 'outcome', 'paid', 'createdAt', 'session'],
    ],
  ],
])('%s has no place for what somebody wrote', (model, fields) => {
  const [, body = ''] =
    new RegExp(`model ${model} \\{\\n([^}]*)\\}`).exec(readFileSync('prisma/models/safety.prisma', 'utf8')) ??
    [];
  expect([...body.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name)).toEqual(fields);
});
