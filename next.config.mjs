import { existsSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { DRAWINGS_VERSION } from './content/drawings.ts';

/** Drawings under their versioned name, as components/shared/drawing-address.ts makes it: `/companions/arjun.<version>.svg`. */
const drawings = (/** @type {string} */ version) =>
  `/:folder(companions|reviewers|pictures|authors|figures)/:name([\\w-]+).:version(${version}).svg`;

const FOR_EVER = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Our server does (server/page-answer.ts).
  compress: false,
  // No `Link` header from React: it would have a browser's first page fetch, before the paint, the styles and the drawing that come
  // within it (server/first-page.ts). Every other page says the same in its head, which comes in the same packet.
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/reactMaxHeadersLength
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  typedRoutes: true,
  // Pictures are drawings; Next's own optimiser of pictures, and what it needs, would be 20 MB for nothing.
  images: { unoptimized: true },
  // The check step of `npm test` runs tsc once over the whole tree; the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Next would load the module of every route when it starts, those of calls too, which our server never asks it for (server/answer-call.ts).
  // server/warm-up.ts asks for the pages that people meet first. https://nextjs.org/docs/app/guides/memory-usage#preloading-entries
  experimental: {
    preloadEntriesOnStart: false,
    // What a build keeps for the next one takes it a fifth longer, and an image, a release or a test run on a fresh clone never has a next one.
    // A clone that is built again keeps it from then on.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  // Of what is not named here each route gets a copy of its own: `openai` alone is 4 MB of source, in 44 routes.
  serverExternalPackages: [
    'openai',
    '@letta-ai/letta-client',
    'ioredis',
    'rate-limiter-flexible',
    'csv-stringify',
    'pg',
    '@pgtyped/runtime',
    'pino',
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg-boss',
    'gpt-tokenizer',
    'cashfree-pg',
    'nodemailer',
    '@sentry/core',
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-base',
    '@opentelemetry/exporter-trace-otlp-proto',
    'harfbuzzjs',
  ],
  // A page of another version of the product may ask for the drawings of its own: it gets today's, and keeps them no year.
  rewrites: async () => [{ source: drawings('[0-9a-f]{10}'), destination: '/:folder/:name.svg' }],
  headers: async () => [
    {
      source: drawings(DRAWINGS_VERSION),
      headers: FOR_EVER,
    },
    // Their names carry the hash of their content.
    { source: '/fonts/:name', headers: FOR_EVER },
  ],
};

/**
 * The build also writes what Next's own server needs in an image without node_modules. At run time the setting is left away:
 * `next start` and our server run from the project's folder, and Next would warn that they do not go with it.
 */
export default (/** @type {string} */ phase) =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config;
