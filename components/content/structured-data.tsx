import { ArticleJsonLd, BreadcrumbJsonLd, FAQJsonLd, JsonLdScript, OrganizationJsonLd } from 'next-seo';
import { BRAND, OWNER_TO_FILL } from '@/content/brand';
import { CITIES } from '@/content/cities';
import type { Article, FaqEntry } from '@/content/formats';
import { plainText } from '@/lib/content/rules';

// Structured data for search engines. No rating and no review, because there are no real ones (docs/decisions.md).

const publisher = (site: string) => ({ name: BRAND.name, url: site, logo: `${site}/icons/icon-512.png` });

/** Published in the morning of its day, India time. */
const instant = (day: string) => `${day}T09:00:00+05:30`;

export function ArticleData({ article, site }: { article: Article; site: string }) {
  const { slug, title, description, author, date, updated } = article;
  const url = `${site}/blogs/${slug}`;
  return (
    <>
      <ArticleJsonLd
        type="BlogPosting"
        headline={title}
        description={description}
        url={url}
        mainEntityOfPage={url}
        image={`${site}/share/blogs-${slug}.png`}
        datePublished={instant(date)}
        dateModified={instant(updated ?? date)}
        author={{ '@type': 'Organization', name: author, url: site }}
        publisher={publisher(site)}
        isAccessibleForFree
      />
      <TrailData
        site={site}
        trail={[
          ['Blogs', '/blogs'],
          [title, `/blogs/${slug}`],
        ]}
      />
    </>
  );
}

/** The way from the home page to this one. */
export function TrailData({ site, trail }: { site: string; trail: readonly (readonly [string, string])[] }) {
  return (
    <BreadcrumbJsonLd
      items={[['Home', ''] as const, ...trail].map(([name, path]) => ({ name, item: `${site}${path}` }))}
    />
  );
}

export function OrganizationData({ site }: { site: string }) {
  const filled = (value: string) => (value === '' || value.startsWith(OWNER_TO_FILL) ? undefined : value);
  const sameAs = [BRAND.instagram, BRAND.youtube].filter((address) => address !== '');
  return (
    <OrganizationJsonLd
      {...publisher(site)}
      legalName={filled(BRAND.legalEntity)}
      description={BRAND.description}
      email={BRAND.supportEmail}
      sameAs={sameAs.length > 0 ? sameAs : undefined}
      contactPoint={{
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: BRAND.supportEmail,
        telephone: filled(BRAND.supportPhone),
      }}
    />
  );
}

/** The first chat as a service that costs 0 INR. */
export function FreeServiceData({
  site,
  name,
  description,
}: {
  site: string;
  name: string;
  description: string;
}) {
  return (
    <JsonLdScript
      scriptKey="service"
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name,
        description,
        serviceType: 'Chat with AI companions',
        url: site,
        provider: { '@type': 'Organization', ...publisher(site) },
        areaServed: CITIES.map((city) => ({ '@type': 'City', name: city })),
        audience: { '@type': 'PeopleAudience', suggestedMinAge: 18 },
        offers: {
          '@type': 'Offer',
          price: 0,
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: site,
        },
      }}
    />
  );
}

export function FaqData({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <FAQJsonLd questions={faq.map(({ question, answer }) => ({ question, answer: plainText(answer) }))} />
  );
}
