import { MarketingScreen } from '@/components/content/marketing-screen';
import { HINDI_CITIES } from '@/content/hi/cities';
import { HINDI_CLAIMS, HINDI_MARKETING_TESTIMONIALS } from '@/content/hi/claims';
import { HINDI_MARKETING } from '@/content/hi/marketing';
import { pageMetadata } from '@/lib/content/seo/service';
import { pickHindiArticles } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description, hero } = HINDI_MARKETING;

export const metadata = pageMetadata({
  language: 'hi',
  path: '/marketing',
  title,
  description,
  imageAlt: hero.alt,
});

export default async function HindiMarketingPage() {
  return (
    <MarketingScreen
      language="hi"
      page={HINDI_MARKETING}
      testimonials={HINDI_MARKETING_TESTIMONIALS}
      claims={HINDI_CLAIMS}
      cities={HINDI_CITIES}
      teasers={await pickHindiArticles(HINDI_MARKETING.blogs)}
      site={siteUrl().origin}
    />
  );
}
