import { BlogsScreen } from '@/components/content/blogs-screen';
import { pageMetadata } from '@/lib/content/seo/service';
import { listArticles, listAuthors } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

export const metadata = pageMetadata({
  path: '/blogs',
  title: 'Blogs: love, work and the evenings between',
  description:
    'Articles for urban Indian professionals about connection, dating, work-life balance and emotional wellness, and about what an AI companion can and can’t do.',
});

export default async function BlogsPage() {
  return (
    <BlogsScreen articles={await listArticles()} authors={await listAuthors()} site={siteUrl().origin} />
  );
}
