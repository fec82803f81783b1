import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { overviewOf, readFilters, readPage } from '@/lib/companions/catalogue/rules';
import { LISTING_STEP } from '@/lib/companions/constants';
import type { Psychologist } from '@/lib/companions/hooks';
import { ListingScreen } from './listing-screen';

const companion = (at: number): Psychologist => ({
  ...{ id: `${at}`, slug: `asha-${at}`, name: `Asha ${at}`, imagePath: '/companions/isha-menon.svg' },
  ...{ areaOfExpertise: 'Grief', yearsOfExperience: 4, casesHandled: 3, rating: '4.8', education: '' },
  ...{ aboutMe: '', isAvailable: true, minutesRemaining: 0, isInSession: false, samples: [] },
});
const MANY = Array.from({ length: 50 }, (_, at) => companion(at));

/** The listing as its page's HTML has it, before any script. */
function listing(asked: string): string {
  const overview = overviewOf(MANY, readFilters(asked), readPage(asked));
  const first = { ...overview, cards: overview.cards.slice(0, LISTING_STEP) };
  return renderToString(
    <AppRouterContext.Provider value={{} as never}>
      <ListingScreen asked={asked} first={first} site="https://saathi.example" />
    </AppRouterContext.Provider>,
  );
}

const profilesOn = (html: string) =>
  [...html.matchAll(/href="\/psychologist\/(asha-\d+)\/profile"/g)].map(([, slug]) => slug);
const hrefWith = (html: string, rel: string) =>
  (new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(html)?.[1] ?? 'none').replaceAll('&amp;', '&');

test('without scripts links lead to every card, and keep filters and campaign', () => {
  const found: unknown[] = [];
  let next = '/psychologist?sort=name&utm_source=insta';
  while (next !== 'none') {
    const html = listing(next.split('?')[1] ?? '');
    found.push(...profilesOn(html));
    next = hrefWith(html, 'next');
    if (next !== 'none') expect(next).toMatch(/^\/psychologist\?sort=name&utm_source=insta&page=[23]$/);
  }
  expect(found).toHaveLength(50);
  expect(new Set(found).size).toBe(50);
});

test('every page leads to all others, the middle one back as well', () => {
  const html = listing('page=2');
  expect(hrefWith(html, 'prev')).toBe('/psychologist');
  expect(html).toMatch(/<a href="\/psychologist\?page=2" aria-current="page"/);
  expect(
    [...html.matchAll(/href="\/psychologist(?:\?page=\d)?"[^>]*>(\d)</g)].map(([, page]) => page),
  ).toEqual(['1', '2', '3']);
  expect(html).toMatch(/aria-posinset="25" aria-setsize="50"/);
});

test('the filters’ form sends the campaign along', () => {
  expect(listing('utm_source=insta&ref=A1&x=1').match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="utm_source" value="insta"/>',
    '<input type="hidden" name="ref" value="A1"/>',
  ]);
});
