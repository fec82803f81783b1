import type { Metadata } from 'next';
import { BRAND } from '@/content/brand';
import type { Article, PageLanguage } from '@/content/formats';
import { SHARE_IMAGE } from '../constants';
import { PAGE_COPY } from '../copy';
import { LANGUAGE_TAG } from '../languages/constants';
import { alternatesOf, pathIn } from '../languages/rules';

/** The name of a page's share image under /share: its path, with dashes; "home" for the home page. */
export const shareImageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** A page's metadata for search engines and social networks. */
export type PageFacts = {
  language?: PageLanguage;
  /** Of the English page; begins with a slash. */
  path: string;
  title: string;
  description: string;
  /** The card's text for people who cannot see it; the title when it is missing. */
  imageAlt?: string;
  /** Which part of a list it is, where that has an address of its own: "?page=2". */
  query?: string;
  /** Only for articles. */
  article?: Pick<Article, 'date' | 'updated' | 'author' | 'category'>;
};

/** Title, description, canonical address, Open Graph and Twitter tags of a public page, with its share image. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { language = 'en', path: english, query = '', title, description, imageAlt = title, article } = facts;
  const path = pathIn(language, english);
  const image = { url: `/share/${shareImageName(path)}.png`, alt: imageAlt };
  const shared = { title, description };
  return {
    // A title that already contains the brand name does not get it twice.
    title: title.includes(BRAND.name) ? { absolute: title } : title,
    description,
    alternates: {
      canonical: `${path}${query}`,
      languages: alternatesOf(english),
      types: { 'application/rss+xml': `${pathIn(language, '/blogs')}/feed.xml` },
    },
    openGraph: {
      ...shared,
      images: [{ ...image, ...SHARE_IMAGE }],
      url: `${path}${query}`,
      siteName: BRAND.name,
      locale: LANGUAGE_TAG[language].replace('-', '_'),
      ...(article
        ? {
            type: 'article',
            publishedTime: article.date,
            modifiedTime: article.updated ?? article.date,
            authors: [article.author],
            section: PAGE_COPY[language].categories[article.category],
          }
        : { type: 'website' }),
    },
    // Its cards have no size (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
    twitter: { card: 'summary_large_image', ...shared, images: [image] },
  };
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Published in the morning of its day, India time. */
const pubDate = (day: string): string => new Date(`${day}T09:00:00+05:30`).toUTCString();

/**
 * The articles as RSS 2.0, newest first.
 * @param origin of the site, such as https://saathi.example
 */
export function rssFeed(articles: readonly Article[], origin: string, language: PageLanguage = 'en'): string {
  const { brand, categories, feed } = PAGE_COPY[language];
  const blogs = `${origin}${pathIn(language, '/blogs')}`;
  const items = articles.map(
    ({ slug, title, description, category, date }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${blogs}/${slug}</link>
      <guid isPermaLink="true">${blogs}/${slug}</guid>
      <description>${escapeXml(description)}</description>
      <category>${escapeXml(categories[category])}</category>
      <pubDate>${pubDate(date)}</pubDate>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(feed)}</title>
    <link>${blogs}</link>
    <atom:link href="${blogs}/feed.xml" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(brand.description)}</description>
    <language>${LANGUAGE_TAG[language]}</language>
${items.join('\n')}
  </channel>
</rss>
`;
}
