import { ArticleJsonLd, BreadcrumbJsonLd, FAQJsonLd, JsonLdScript, OrganizationJsonLd } from 'next-seo';
import { BRAND, OWNER_TO_FILL } from '@/content/brand';
import { CITIES } from '@/content/cities';
import type { Article, Author, FaqEntry } from '@/content/formats';
import { authorPath, plainText } from '@/lib/content/rules';

// Structured data for search engines. No rating and no review, because there are no real ones (docs/decisions.md).

const publisher = (site: string) => ({ name: BRAND.name, url: site, logo: `${site}/icons/icon-512.png` });

/** Published in the morning of its day, India time. */
const instant = (day: string) => `${day}T09:00:00+05:30`;

/** A person where the owner has named one; else the desk, because a pen name is nobody. */
function writer({ name, slug, person }: Author, site: string) {
  const url = `${site}${authorPath(slug)}`;
  return person
    ? { '@type': 'Person' as const, name: person.name, alternateName: name, url }
    : { '@type': 'Organization' as const, name: `${BRAND.name} Editorial`, alternateName: name, url };
}

export function ArticleData({ article, author, site }: { article: Article; author: Author; site: string }) {
  const { slug, title, description, date, updated } = article;
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
        author={writer(author, site)}
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

export function AuthorData({ author, site }: { author: Author; site: string }) {
  const { name, slug, description } = author;
  return (
    <>
      <JsonLdScript
        scriptKey="profile"
        data={{
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          name: `${name}, ${BRAND.name} Editorial`,
          url: `${site}${authorPath(slug)}`,
          mainEntity: { ...writer(author, site), description },
        }}
      />
      <TrailData
        site={site}
        trail={[
          ['Blogs', '/blogs'],
          [name, authorPath(slug)],
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

/** What a listing leads to, in its order, by name and path. */
export function ListData({ site, items }: { site: string; items: readonly (readonly [string, string])[] }) {
  return (
    <JsonLdScript
      scriptKey="list"
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: items.map(([name, path], place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: `${site}${path}`,
        })),
      }}
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
