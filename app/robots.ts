import type { MetadataRoute } from 'next';
import { PRIVATE_PATHS } from '@/lib/content/constants';
import { siteUrl } from '@/lib/server/site-env';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...PRIVATE_PATHS] },
    sitemap: `${siteUrl().origin}/sitemap.xml`,
  };
}
