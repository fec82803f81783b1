import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LegalScreen } from '@/components/content/legal-screen';
import { LEGAL_SLUGS } from '@/lib/content/constants';
import { pageMetadata } from '@/lib/content/seo/service';
import { findSummary } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other path is not found. */
export const dynamicParams = false;

export const generateStaticParams = () => LEGAL_SLUGS.map((legal) => ({ legal }));

const slugOf = (legal: string) => LEGAL_SLUGS.find((slug) => slug === legal) ?? notFound();

export async function generateMetadata({ params }: PageProps<'/hi/[legal]'>): Promise<Metadata> {
  const { slug, title, description } = await findSummary(slugOf((await params).legal));
  return pageMetadata({ language: 'hi', path: `/${slug}`, title, description });
}

export default async function HindiSummaryPage({ params }: PageProps<'/hi/[legal]'>) {
  const page = await findSummary(slugOf((await params).legal));
  return <LegalScreen language="hi" page={page} site={siteUrl().origin} />;
}
