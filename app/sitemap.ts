import type { MetadataRoute } from 'next';
import { sitemapProfiles } from '@/lib/companions/catalogue/service';
import { listPublicPages } from '@/lib/content/seo/service';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';

// Profiles come from the database, which a build has not.
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteUrl();
  const profiles = await sitemapProfiles(jobScope());
  return [...(await listPublicPages()), ...profiles.map((path) => ({ path, changed: undefined }))].map(
    ({ path, changed }) => ({ url: path === '/' ? origin : `${origin}${path}`, lastModified: changed }),
  );
}
