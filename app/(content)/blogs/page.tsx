import { BlogsScreen } from '@/components/content/blogs-screen';
import { PAGE_COPY } from '@/lib/content/copy';
import { pageMetadata } from '@/lib/content/seo/service';
import { listArticles, listAuthors } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description } = PAGE_COPY.en.blogs;

export const metadata = pageMetadata({ path: '/blogs', title, description });

export default async function BlogsPage() {
  return (
    <BlogsScreen
      language="en"
      articles={await listArticles()}
      authors={await listAuthors()}
      site={siteUrl().origin}
    />
  );
}
