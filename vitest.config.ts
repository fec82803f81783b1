import { defineConfig } from 'vitest/config';

const SERVICE = ['**/*.service.test.ts', 'lib/**/service.test.ts', 'lib/**/store.test.ts'];
const CONTRACT = ['tests/contract/**/*.test.ts'];
const FAULTS = ['tests/faults/**/*.test.ts'];
const NEVER = ['node_modules/**', '.next/**', '.data/**', '.cache/**', 'tests/e2e/**'];

/** ms a test may take, for machines that are busy or stand still for seconds. */
const SLOW = { testTimeout: 60_000, hookTimeout: 120_000 };
/** ms `expect.poll` looks; on a busy machine a second may pass without the work of a millisecond being done. */
const POLL_MS = 15_000;

const DATABASES = 'tests/setup/postgres.ts';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    ...SLOW,
    expect: { poll: { timeout: POLL_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...SERVICE, ...CONTRACT, ...FAULTS],
        },
      },
      {
        extends: true,
        test: { name: 'service', include: SERVICE, exclude: NEVER, globalSetup: DATABASES },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: CONTRACT,
          exclude: NEVER,
          globalSetup: [DATABASES, 'tests/setup/shared-product.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULTS,
          exclude: NEVER,
          globalSetup: DATABASES,
          // They start the product several times, with a database server of its own.
          testTimeout: 180_000,
        },
      },
    ],
  },
});
