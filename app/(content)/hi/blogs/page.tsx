import { BlogsScreen } from '@/components/content/blogs-screen';
import { PAGE_COPY } from '@/lib/content/copy';
import { pageMetadata } from '@/lib/content/seo/service';
import { listHindiArticles, listHindiAuthors } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description } = PAGE_COPY.hi.blogs;

export const metadata = pageMetadata({ language: 'hi', path: '/blogs', title, description });

export default async function HindiBlogsPage() {
  return (
    <BlogsScreen
      language="hi"
      articles={await listHindiArticles()}
      authors={await listHindiAuthors()}
      site={siteUrl().origin}
    />
  );
}
