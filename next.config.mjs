/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // For hosts that run Next's own server in an image without node_modules; ours runs from the project's folder.
  output: 'standalone',
  // The check step of `npm test` runs tsc once over the whole tree; the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pg',
    '@pgtyped/runtime',
    'pino',
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg-boss',
    'cashfree-pg',
  ],
};

export default config;
