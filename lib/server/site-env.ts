/**
 * The address people reach the product at, for absolute links in page metadata. Apart from `env()`, because pages
 * are prerendered by the build, which has no database or keys.
 */
export function siteUrl(): URL {
  return new URL(process.env.APP_URL || 'http://localhost:3000');
}
