import { InstagramScreen } from '@/components/content/instagram-screen';
import { INSTAGRAM_PAGE } from '@/content/instagram-ideas';
import { pageMetadata } from '@/lib/content/seo/service';
import { readContent } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description } = INSTAGRAM_PAGE;

export const metadata = pageMetadata({ path: '/blogs/instagram-content-ideas', title, description });

export default async function InstagramPage() {
  await readContent();
  return <InstagramScreen page={INSTAGRAM_PAGE} site={siteUrl().origin} />;
}
