import { BreadcrumbJsonLd, JsonLdScript, OrganizationJsonLd } from 'next-seo';
import { drawingAddress } from '@/components/shared/drawing-address';
import { BRAND, OWNER_TO_FILL } from '@/content/brand';
import { CITIES } from '@/content/cities';
import type { Article, Author, FaqEntry, PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { LANGUAGE_TAG } from '@/lib/content/languages/constants';
import { pathIn } from '@/lib/content/languages/rules';
import { authorPath, plainText } from '@/lib/content/rules';
import { shareImageName } from '@/lib/content/seo/rules';

// Structured data for search engines. No rating and no review, because there are no real ones (docs/decisions.md).

const publisher = (site: string) => ({ name: BRAND.name, url: site, logo: `${site}/icons/icon-512.png` });

/** Published in the morning of its day, India time. */
const instant = (day: string) => `${day}T09:00:00+05:30`;

/** A person where the owner has named one; else the desk, because a pen name is nobody. */
function writer({ name, slug, person }: Author, language: PageLanguage, site: string) {
  const url = `${site}${pathIn(language, authorPath(slug))}`;
  return person
    ? { '@type': 'Person' as const, name: person.name, alternateName: name, url }
    : { '@type': 'Organization' as const, name: `${BRAND.name} Editorial`, alternateName: name, url };
}

export function ArticleData({
  language,
  article,
  author,
  site,
}: {
  language: PageLanguage;
  article: Article;
  author: Author;
  site: string;
}) {
  const { slug, title, description, date, updated } = article;
  const path = pathIn(language, `/blogs/${slug}`);
  const url = `${site}${path}`;
  return (
    <>
      {/* By hand: the library's article has no language. */}
      <JsonLdScript
        scriptKey="article"
        data={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: title,
          description,
          inLanguage: LANGUAGE_TAG[language],
          url,
          mainEntityOfPage: url,
          image: `${site}/share/${shareImageName(path)}.png`,
          datePublished: instant(date),
          dateModified: instant(updated ?? date),
          author: writer(author, language, site),
          publisher: { '@type': 'Organization', ...publisher(site) },
          isAccessibleForFree: true,
        }}
      />
      <TrailData
        language={language}
        site={site}
        trail={[
          [PAGE_COPY[language].blogs.name, '/blogs'],
          [title, `/blogs/${slug}`],
        ]}
      />
    </>
  );
}

export function AuthorData({
  language,
  author,
  site,
}: {
  language: PageLanguage;
  author: Author;
  site: string;
}) {
  const { name, slug, description } = author;
  return (
    <>
      <JsonLdScript
        scriptKey="profile"
        data={{
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          name: `${name}, ${PAGE_COPY[language].brand.desk}`,
          inLanguage: LANGUAGE_TAG[language],
          url: `${site}${pathIn(language, authorPath(slug))}`,
          mainEntity: {
            ...writer(author, language, site),
            description,
            image: `${site}${drawingAddress(`/authors/${slug}.svg`)}`,
          },
        }}
      />
      <TrailData
        language={language}
        site={site}
        trail={[
          [PAGE_COPY[language].blogs.name, '/blogs'],
          [name, authorPath(slug)],
        ]}
      />
    </>
  );
}

/** The way from the home page to this one, by the paths of the English pages. */
export function TrailData({
  language = 'en',
  site,
  trail,
}: {
  language?: PageLanguage;
  site: string;
  trail: readonly (readonly [name: string, path: string])[];
}) {
  const home = [PAGE_COPY[language].trail.home, '/'] as const;
  // Google's guide asks for two steps at least: a home page leads nowhere.
  if (trail.length === 0) return null;
  return (
    <BreadcrumbJsonLd
      items={[home, ...trail].map(([name, path]) => {
        const own = pathIn(language, path);
        return { name, item: own === '/' ? site : `${site}${own}` };
      })}
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

/** What the whole site is called; search engines read it on the home page (https://developers.google.com/search/docs/appearance/site-names). */
export function WebSiteData({ site }: { site: string }) {
  return (
    <JsonLdScript
      scriptKey="website"
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: `${site}/`,
        description: BRAND.description,
        inLanguage: 'en-IN',
        publisher: { '@type': 'Organization', ...publisher(site) },
      }}
    />
  );
}

export function OrganizationData({ language, site }: { language: PageLanguage; site: string }) {
  const filled = (value: string) => (value === '' || value.startsWith(OWNER_TO_FILL) ? undefined : value);
  const sameAs = [BRAND.instagram, BRAND.youtube].filter((address) => address !== '');
  return (
    <OrganizationJsonLd
      {...publisher(site)}
      legalName={filled(BRAND.legalEntity)}
      description={PAGE_COPY[language].brand.description}
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
  language,
  site,
  name,
  description,
}: {
  language: PageLanguage;
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
        serviceType: PAGE_COPY[language].marketing.service,
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

export function FaqData({ language, faq }: { language: PageLanguage; faq: readonly FaqEntry[] }) {
  return (
    <JsonLdScript
      scriptKey="faq"
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: LANGUAGE_TAG[language],
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }}
    />
  );
}
