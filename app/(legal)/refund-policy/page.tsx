import { LegalScreen } from '@/components/content/legal-screen';
import { pageMetadata } from '@/lib/content/seo/service';
import { findLegalPage } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

export async function generateMetadata() {
  const { title, description } = await findLegalPage('refund-policy');
  return pageMetadata({ path: '/refund-policy', title, description });
}

export default async function RefundPolicyPage() {
  return <LegalScreen language="en" page={await findLegalPage('refund-policy')} site={siteUrl().origin} />;
}
