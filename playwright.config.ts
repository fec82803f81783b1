import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium, unless CHROME_HEADLESS_PATH or CHROME_PATH names another; without, the browser Playwright installs. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const { CHROME_HEADLESS_PATH, CHROME_PATH } = process.env;
const executablePath = CHROME_HEADLESS_PATH || CHROME_PATH || DEBIAN_CHROMIUM.find((one) => existsSync(one));

/** A browser that looks nothing up on the network by itself. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * What a GPU would do is a thread of the browser instead of a process: where there is none, 8 % less work for the same picture
 * (kInProcessGPU in Chromium's content/public/common/content_switches.cc).
 */
const NO_GPU_PROCESS = ['--in-process-gpu'];
/** Chromium's sandbox refuses to run as root, as in most containers. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const INDIA = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

/** The browser tests: the production build, with a database and stand-ins of its own, in Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: a browser waits for the server and the page's frames about half of its time. A fourth saves no minute of a whole run.
  workers: 3,
  retries: 0,
  // Long enough for a machine that is busy with other things; what is there sooner is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...INDIA,
    // Only its own spec has one: what a worker fetches passes by `page.route`.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...QUIET, ...NO_GPU_PROCESS, ...AS_ROOT] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      // Swiping and a long press need a finger.
      grepInvert: /@finger/,
      testMatch:
        /\/(home|chat|accessibility|rewording|stopping|waiting|install|offline-page|kept-chats|quick-exit|nickname|pause)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
