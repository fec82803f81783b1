import { expect, test } from 'vitest';
import type { Article } from '@/content/formats';
import { pageMetadata, rssFeed, shareImageName } from './rules';

test('a share image is named after its page', () => {
  expect(shareImageName('/')).toBe('home');
  expect(shareImageName('/blogs/a-b')).toBe('blogs-a-b');
});

test('a page says who it is to search engines and social networks', () => {
  const facts = { path: '/terms', title: 'Terms', description: 'What holds.' };
  const { alternates, openGraph, twitter } = pageMetadata(facts);
  expect(alternates).toMatchObject({ canonical: '/terms' });
  expect(openGraph).toMatchObject({ type: 'website', url: '/terms', locale: 'en_IN', title: 'Terms' });
  expect(openGraph?.images).toMatchObject([{ url: '/share/terms.png', width: 1200 }]);
  expect(twitter).toMatchObject({
    card: 'summary_large_image',
    images: [{ url: '/share/terms.png', alt: 'Terms' }],
  });
});

test('an article says when it was written and changed', () => {
  const article = { date: '2026-10-12', updated: '2026-11-01', author: 'A', category: 'Dating' as const };
  const { openGraph } = pageMetadata({ path: '/blogs/x', title: 'X', description: 'Y', article });
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-10-12',
    modifiedTime: '2026-11-01',
  });
});

test('a title with the name in it gets it no second time', () => {
  expect(pageMetadata({ path: '/', title: 'Saathi: hello', description: '' }).title).toEqual({
    absolute: 'Saathi: hello',
  });
});

test('a Hindi page has an address, a picture and a feed of its own, and names the page in both languages', () => {
  const { alternates, openGraph } = pageMetadata({
    language: 'hi',
    path: '/terms',
    title: 'X',
    description: 'Y',
  });
  const languages = { 'en-IN': '/terms', 'hi-IN': '/hi/terms', 'x-default': '/terms' };
  expect(alternates).toMatchObject({
    canonical: '/hi/terms',
    languages,
    types: { 'application/rss+xml': '/hi/blogs/feed.xml' },
  });
  expect(openGraph).toMatchObject({
    url: '/hi/terms',
    locale: 'hi_IN',
    images: [{ url: '/share/hi-terms.png' }],
  });
  expect(pageMetadata({ path: '/terms', title: 'X', description: 'Y' }).alternates).toMatchObject({
    languages,
  });
  expect(
    pageMetadata({ path: '/psychologist', title: 'X', description: 'Y' }).alternates?.languages,
  ).toBeUndefined();
});

test('signs of XML in a title do not break the feed', () => {
  const article = {
    slug: 'a',
    title: 'Love & <work> "now"',
    description: "It's",
    category: 'Dating',
    date: '2026-10-12',
  };
  const feed = rssFeed([article as unknown as Article], 'https://saathi.example');
  expect(feed).toContain('<title>Love &amp; &lt;work&gt; &quot;now&quot;</title>');
  expect(feed).toContain('<pubDate>Mon, 12 Oct 2026 03:30:00 GMT</pubDate>');
  expect(feed).toContain('<link>https://saathi.example/blogs/a</link>');
});
