import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const RULES = ['**/rules.test.ts'];
const SERVICE = ['**/*.service.test.ts', 'lib/**/service.test.ts', 'lib/**/store.test.ts'];
const CONTRACT = ['tests/contract/**/*.test.ts'];
const FAULTS = ['tests/faults/**/*.test.ts'];
const NEVER = ['node_modules/**', '.next/**', '.data/**', '.cache/**', 'tests/e2e/**'];

/** ms a test may take, for machines that are busy or stand still for seconds. */
const SLOW = { testTimeout: 60_000, hookTimeout: 120_000 };
/** ms `expect.poll` looks; on a busy machine a second may pass without the work of a millisecond being done. */
const POLL_MS = 15_000;

const DATABASES = 'tests/setup/postgres.ts';

/** What leaves a process otherwise than it was found: modules of the product that are replaced, or loaded anew. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|resetModules)\(|\bserverHere\(/;
const APART = globSync(SERVICE, { exclude: ['node_modules', '.next', '.data', '.cache'] }).filter((file) =>
  CHANGES_MODULES.test(readFileSync(file, 'utf8')),
);

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
          exclude: [...NEVER, ...RULES, ...SERVICE, ...CONTRACT, ...FAULTS],
        },
      },
      {
        extends: true,
        // Rules keep nothing, so that one file after the other can use what the first has loaded.
        test: { name: 'rules', pool: 'threads', isolate: false, include: RULES, exclude: NEVER },
      },
      {
        extends: true,
        // One file after the other in the same processes: what they import is most of their work, and each has its own database.
        test: {
          name: 'service',
          include: SERVICE,
          exclude: [...NEVER, ...APART],
          globalSetup: DATABASES,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'service-apart', include: APART, exclude: NEVER, globalSetup: DATABASES },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: CONTRACT,
          exclude: NEVER,
          isolate: false,
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
