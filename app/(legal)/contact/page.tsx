import { LegalScreen } from '@/components/content/legal-screen';
import { pageMetadata } from '@/lib/content/seo/service';
import { findLegalPage } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

export async function generateMetadata() {
  const { title, description } = await findLegalPage('contact');
  return pageMetadata({ path: '/contact', title, description });
}

export default async function ContactPage() {
  return <LegalScreen language="en" page={await findLegalPage('contact')} site={siteUrl().origin} />;
}
