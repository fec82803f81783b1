/**
 * The address people reach the product at, for absolute links in page metadata. Apart from `env()`, because pages
 * are prerendered by the build, which has no database or keys.
 */
export function siteUrl(): URL {
  return new URL(process.env.APP_URL || 'http://localhost:3000');
}

/** Keeps the background jobs to the server that calls this: Next's start hook (instrumentation.ts) then starts none. */
export function takeJobsFromNext(): void {
  process.env.JOBS = 'off';
}

/** NextAuth then takes its own address from what lib/server/auth.ts hands it. */
export function letRequestsNameTheHost(): void {
  process.env.AUTH_TRUST_HOST = '1';
  delete process.env.NEXTAUTH_URL;
}
