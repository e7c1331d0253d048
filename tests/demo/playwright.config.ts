import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../chromium.ts';

/** The static demo in the browser: a file server, and no other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/demo',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs its second try is named in the output of `npm test`; the nightly run gives none.
  retries: process.env['NO_RETRIES'] ? 0 : 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: { launchOptions: chromium, trace: 'retain-on-failure', reducedMotion: 'reduce' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
