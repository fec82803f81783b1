import { expect, inject, test } from 'vitest';
import { faultsOf, type Node, structuredDataOf, vocabularyFaults } from './structured-data';

const product = inject('product');

const text = async (path: string) => (await fetch(`${product.url}${path}`)).text();
const publicPages = async () =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

/** What each page tells besides the way to it; every other page tells only that. */
const TOLD: readonly [RegExp, readonly string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/psychologist$/, ['BreadcrumbList', 'ItemList']],
  [/^\/psychologist\/topic\//, ['BreadcrumbList', 'ItemList']],
  [/^\/psychologist\/[^/]+\/profile$/, ['BreadcrumbList', 'ProfilePage']],
  [/^\/blogs$/, ['BreadcrumbList', 'Organization']],
  [/^\/blogs\/authors\//, ['BreadcrumbList', 'ProfilePage']],
  [/^\/blogs\/instagram/, ['BreadcrumbList']],
  [/^\/blogs\//, ['BlogPosting', 'BreadcrumbList']],
  [/^\/marketing$/, ['BreadcrumbList', 'Organization', 'Service']],
  [/^\/marketing_premium$/, ['BreadcrumbList', 'FAQPage', 'Service']],
  [/^\/contact$/, ['BreadcrumbList', 'Organization']],
  // Translations tell what their writers chose.
  [/^\/hi(\/|$)/, []],
  [/^\//, ['BreadcrumbList']],
];

test('structured data of every public page keeps to schema.org’s vocabulary and to what Google requires', async () => {
  const pages = await publicPages();
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const html = await text(page);
    const blocks = structuredDataOf(html);
    expect(blocks.flatMap(faultsOf), page).toEqual([]);
    // Of people, who gave it; of an AI's seed, nobody did.
    expect(JSON.stringify(blocks), page).not.toMatch(/aggregateRating|reviewRating|"review"/i);
    const [, told = []] = TOLD.find(([path]) => path.test(page)) ?? [];
    const types = blocks.map((block) => block['@type']);
    for (const type of told) expect(types, `${page}: ${type}`).toContain(type);
  }
});

test('the check finds what is wrong', () => {
  const faults = (node: Node) => vocabularyFaults(node).join();
  expect(faults({ '@type': 'Person', name: 'A', url: 'https://a.in' })).toBe('');
  expect(faults({ '@type': 'Person', headline: 'A' })).toContain('gives Person no headline');
  expect(faults({ '@type': 'Persona', name: 'A' })).toContain('has no Persona');
  expect(faults({ '@type': 'BlogPosting', author: { '@type': 'City', name: 'Pune' } })).toContain(
    'of another kind',
  );
  expect(faults({ '@type': 'BlogPosting', author: { '@type': 'Person', name: 'A' } })).toBe('');
  const step = (position: number, item?: string) => ({ '@type': 'ListItem', position, name: 'A', item });
  const trail = (...itemListElement: Node[]) =>
    faultsOf({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }).join();
  expect(trail(step(1, 'https://a.in'), step(2))).toBe('');
  expect(trail(step(1), step(2, 'https://a.in'))).toContain('step 1 has no item');
  expect(trail(step(1, 'https://a.in'), step(3))).toContain('not numbered');
});
