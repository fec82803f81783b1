import { hasHindi, pathIn } from '../languages/rules';
import { authorPath, topicPath } from '../rules';
import { listArticles, readContent } from '../service';
import { listHindiArticles } from '../translation/service';
import { rssFeed } from './rules';

export { pageMetadata } from './rules';

/** A public page and the ISO day it last changed, where a day is known. */
export type PublicPage = {
  path: string;
  changed?: string;
};

/** Every indexable written page, the home page first, and behind them those in Hindi. */
export async function listPublicPages(): Promise<readonly PublicPage[]> {
  const english = await listEnglishPages();
  const hindi = english.filter(({ path }) => hasHindi(path));
  return [...english, ...hindi.map(({ path, changed }) => ({ path: pathIn('hi', path), changed }))];
}

async function listEnglishPages(): Promise<readonly PublicPage[]> {
  const { articles, topics, authors, legal } = await readContent();
  const newest = articles[0]?.date;
  return [
    { path: '/' },
    { path: '/psychologist' },
    ...topics.map(({ slug, updated }) => ({ path: topicPath(slug), changed: updated })),
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
export const answerFeed = async (site: URL): Promise<Response> =>
  sendFeed(rssFeed(await listArticles(), site.origin));

/** The same of /hi/blogs/feed.xml. */
export const answerHindiFeed = async (site: URL): Promise<Response> =>
  sendFeed(rssFeed(await listHindiArticles(), site.origin, 'hi'));

const sendFeed = (feed: string): Response =>
  new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
