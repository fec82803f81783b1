import { PremiumScreen } from '@/components/content/premium-screen';
import { HINDI_CLAIMS, HINDI_PREMIUM_TESTIMONIALS } from '@/content/hi/claims';
import { HINDI_FAQ } from '@/content/hi/faq';
import { HINDI_PREMIUM } from '@/content/hi/marketing';
import { pageMetadata } from '@/lib/content/seo/service';
import { readHindi } from '@/lib/content/translation/service';
import { PAYWALL_PACKS } from '@/lib/payments/constants';
import { siteUrl } from '@/lib/server/site-env';

const { title, description, hero } = HINDI_PREMIUM;

export const metadata = pageMetadata({
  language: 'hi',
  path: '/marketing_premium',
  title,
  description,
  imageAlt: hero.alt,
});

export default async function HindiPremiumPage() {
  await readHindi();
  return (
    <PremiumScreen
      language="hi"
      page={HINDI_PREMIUM}
      testimonials={HINDI_PREMIUM_TESTIMONIALS}
      claims={HINDI_CLAIMS}
      faq={HINDI_FAQ}
      prices={PAYWALL_PACKS}
      site={siteUrl().origin}
    />
  );
}
