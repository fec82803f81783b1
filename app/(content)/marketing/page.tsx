import { MarketingScreen } from '@/components/content/marketing-screen';
import { CITIES, CITY_LINES } from '@/content/cities';
import { CLAIMS, MARKETING_TESTIMONIALS } from '@/content/claims';
import { MARKETING } from '@/content/marketing';
import { pageMetadata } from '@/lib/content/seo/service';
import { pickArticles } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

const { title, description, hero } = MARKETING;

export const metadata = pageMetadata({ path: '/marketing', title, description, imageAlt: hero.alt });

export default async function MarketingPage() {
  return (
    <MarketingScreen
      language="en"
      page={MARKETING}
      testimonials={MARKETING_TESTIMONIALS}
      claims={Object.values(CLAIMS)}
      cities={CITIES.map((name) => ({ name, line: CITY_LINES[name] }))}
      teasers={await pickArticles(MARKETING.blogs)}
      site={siteUrl().origin}
    />
  );
}
