import { PremiumScreen } from '@/components/content/premium-screen';
import { CLAIMS, PREMIUM_TESTIMONIALS } from '@/content/claims';
import { FAQ } from '@/content/faq';
import { PREMIUM } from '@/content/marketing';
import { pageMetadata } from '@/lib/content/seo/service';
import { readContent } from '@/lib/content/service';
import { PAYWALL_PACKS } from '@/lib/payments/constants';
import { siteUrl } from '@/lib/server/site-env';

const { title, description, hero } = PREMIUM;

export const metadata = pageMetadata({ path: '/marketing_premium', title, description, imageAlt: hero.alt });

export default async function PremiumMarketingPage() {
  await readContent();
  return (
    <PremiumScreen
      language="en"
      page={PREMIUM}
      testimonials={PREMIUM_TESTIMONIALS}
      claims={Object.values(CLAIMS)}
      faq={FAQ}
      prices={PAYWALL_PACKS}
      site={siteUrl().origin}
    />
  );
}
