import { authorPath } from '../rules';
import { listArticles, readContent } from '../service';
import { rssFeed } from './rules';

export { pageMetadata } from './rules';

/** A public page and the ISO day it last changed, where a day is known. */
export type PublicPage = {
  path: string;
  changed?: string;
};

/** Every indexable written page, the home page first. */
export async function listPublicPages(): Promise<readonly PublicPage[]> {
  const { articles, authors, legal } = await readContent();
  const newest = articles[0]?.date;
  return [
    { path: '/' },
    { path: '/psychologist' },
    { path: '/blogs', changed: newest },
    ...articles.map(({ slug, date, updated }) => ({ path: `/blogs/${slug}`, changed: updated ?? date })),
    ...authors.map(({ slug }) => ({ path: authorPath(slug) })),
    { path: '/blogs/instagram-content-ideas' },
    { path: '/marketing' },
    { path: '/marketing_premium' },
    ...legal.map(({ slug, updated }) => ({ path: `/${slug}`, changed: updated })),
  ];
}

/**
 * The answer of /blogs/feed.xml.
 * @param site the address people reach the product at
 */
export async function answerFeed(site: URL): Promise<Response> {
  return new Response(rssFeed(await listArticles(), site.origin), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
