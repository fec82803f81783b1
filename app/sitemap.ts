import type { MetadataRoute } from 'next';
import { sitemapProfiles } from '@/lib/companions/catalogue/service';
import { alternatesOf, englishPath } from '@/lib/content/languages/rules';
import { listPublicPages } from '@/lib/content/seo/service';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';

// Profiles come from the database, which a build has not.
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteUrl();
  const profiles = await sitemapProfiles(jobScope());
  const address = (path: string) => (path === '/' ? origin : `${origin}${path}`);
  return [...(await listPublicPages()), ...profiles.map((path) => ({ path, changed: undefined }))].map(
    ({ path, changed }) => {
      const languages = Object.entries(alternatesOf(englishPath(path)) ?? {});
      return {
        url: address(path),
        lastModified: changed,
        // Both ways: each language of a page names all of them, itself included.
        ...(languages.length > 0 && {
          alternates: { languages: Object.fromEntries(languages.map(([tag, to]) => [tag, address(to)])) },
        }),
      };
    },
  );
}
