import { LegalScreen } from '@/components/content/legal-screen';
import { pageMetadata } from '@/lib/content/seo/service';
import { findLegalPage } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

export async function generateMetadata() {
  const { title, description } = await findLegalPage('terms');
  return pageMetadata({ path: '/terms', title, description });
}

export default async function TermsPage() {
  return <LegalScreen language="en" page={await findLegalPage('terms')} site={siteUrl().origin} />;
}
